import { IconButton } from "@devguild/design-system/icon-button";
import { Menu, MenuItem } from "@devguild/design-system/menu";
import type { InvoiceRow } from "@devguild/schemas/invoices";
import { IconCoin, IconDots, IconFileX } from "@tabler/icons-react";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

/** What staff do to an invoice, after a question. */
export type InvoiceQuestion = { action: "pay" | "cancel"; invoice: InvoiceRow };

type Props = { invoice: InvoiceRow; onAct: (question: InvoiceQuestion) => void };

/** The actions for one invoice; none for credit notes and what they have cancelled. */
export function InvoiceMenu({ invoice, onAct }: Props) {
  const { kind, state, number } = invoice;
  if (kind === "credit_note" || state === "cancelled") return null;
  return (
    <Menu
      trigger={<IconButton size="sm" label={`Actions: ${number}`} icon={<IconDots {...ICON} />} />}
    >
      <MenuItem icon={<IconCoin {...ICON} />} onSelect={() => onAct({ action: "pay", invoice })}>
        {state === "paid" ? "Change day of payment" : "Mark as paid"}
      </MenuItem>
      <MenuItem
        danger
        icon={<IconFileX {...ICON} />}
        onSelect={() => onAct({ action: "cancel", invoice })}
      >
        Cancel with credit note
      </MenuItem>
    </Menu>
  );
}
