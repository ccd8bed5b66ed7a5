import { IconButton } from "@devguild/design-system/icon-button";
import { Menu, MenuItem } from "@devguild/design-system/menu";
import type { InvoiceRow } from "@devguild/schemas/invoices";
import { IconCoin, IconDots, IconFileX, IconMailForward } from "@tabler/icons-react";

import { usePermitted } from "../frame/use-permitted.ts";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

/** What staff do to an invoice, after a question. */
export type InvoiceQuestion = { action: "send" | "pay" | "cancel"; invoice: InvoiceRow };

type Props = { invoice: InvoiceRow; onAct: (question: InvoiceQuestion) => void };

/** The actions for one invoice; credit notes, and what they have cancelled, are only emailed again. */
export function InvoiceMenu({ invoice, onAct }: Props) {
  const { kind, state, number } = invoice;
  const permitted = usePermitted("admin.edit-company-account");
  const isFinal = kind === "credit_note" || state === "cancelled";
  return (
    <Menu
      trigger={<IconButton size="sm" label={`Actions: ${number}`} icon={<IconDots {...ICON} />} />}
    >
      <MenuItem
        icon={<IconMailForward {...ICON} />}
        {...permitted}
        onSelect={() => onAct({ action: "send", invoice })}
      >
        Email again
      </MenuItem>
      {!isFinal && (
        <>
          <MenuItem
            icon={<IconCoin {...ICON} />}
            {...permitted}
            onSelect={() => onAct({ action: "pay", invoice })}
          >
            {state === "paid" ? "Change day of payment" : "Mark as paid"}
          </MenuItem>
          <MenuItem
            danger
            icon={<IconFileX {...ICON} />}
            {...permitted}
            onSelect={() => onAct({ action: "cancel", invoice })}
          >
            Cancel with credit note
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
