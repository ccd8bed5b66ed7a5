import type { StatusTone } from "@devguild/design-system/status";
import { formatShortDate } from "@devguild/design-system/relative-time";
import { pluralize } from "@devguild/schemas/formats";
import type { InvoiceRow } from "@devguild/schemas/invoices";

import { countDays } from "./account-dates.ts";

const LONG_OVERDUE_DAYS = 30;

type Invoice = Pick<InvoiceRow, "kind" | "state" | "due_on" | "paid_on">;

/** Returns how an invoice's state is shown; what is overdue turns from amber to red after 30 days. Pure. */
export const describeInvoiceState = (
  { kind, state, due_on, paid_on }: Invoice,
  now: Date,
): { tone: StatusTone; text: string } => {
  if (kind === "credit_note") return { tone: "off", text: "Settled" };
  switch (state) {
    case "paid":
      return { tone: "ok", text: paid_on ? `Paid ${formatShortDate(paid_on)}` : "Paid" };
    case "cancelled":
      return { tone: "off", text: "Cancelled" };
    case "open":
      return { tone: "normal", text: `Due ${formatShortDate(due_on)}` };
    case "overdue": {
      const days = Math.max(1, countDays(due_on, now));
      return {
        tone: days >= LONG_OVERDUE_DAYS ? "bad" : "warn",
        text: `${pluralize(days, "day")} overdue`,
      };
    }
    default:
      return state satisfies never;
  }
};
