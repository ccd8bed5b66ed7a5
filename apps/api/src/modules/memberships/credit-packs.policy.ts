import { pluralize } from "@devguild/schemas/formats";
import type { CreditPack } from "@devguild/schemas/memberships";

import type { InvoiceLine } from "../invoices/invoices.policy.ts";

/** Builds the invoice line of a credit pack. Pure. */
export const packLine = ({ credits, price_cents }: CreditPack): InvoiceLine => ({
  description: pluralize(credits, "credit"),
  detail: "For job ads, without expiry",
  quantity: 1,
  unit: "one",
  unit_price_cents: price_cents,
});
