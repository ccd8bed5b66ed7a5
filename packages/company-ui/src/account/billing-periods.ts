import type { BillingPeriod } from "@devguild/schemas/constants/invoices";

/** How often memberships are charged, as screens say it. */
export const PERIOD_LABELS: Record<BillingPeriod, string> = {
  monthly: "Monthly",
  yearly: "Yearly",
};
