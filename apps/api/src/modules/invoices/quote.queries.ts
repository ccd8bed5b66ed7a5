import type { Seller } from "@devguild/config/seller";
import type { Quote, QuoteBilling } from "@devguild/schemas/invoices";
import { readVatId } from "@devguild/schemas/constants/vat-ids";

import type { Db } from "../../db/db.ts";
import { readBilling } from "./billing.queries.ts";
import { findDueDay, type InvoiceLine, getNet, sumNet, toDay } from "./invoices.policy.ts";
import { addVat, decideVat, type Vat } from "./vat.policy.ts";

/** Who would issue the invoice of a quote, and when. */
export type QuoteMoment = { seller: Seller; now: Date };

/** Decides the VAT of a company's next invoice, by its billing data or by what it is about to enter. */
export const readVat = async (
  db: Db,
  companyId: number,
  entered: QuoteBilling,
  { seller, now }: QuoteMoment,
): Promise<{ country: string | null; vat: Vat }> => {
  const saved = await readBilling(db, companyId);
  const country = entered.billing_country ?? saved.billing_country;
  const typed = entered.billing_country === undefined ? saved.billing_vat : entered.billing_vat;
  const vat = decideVat({
    sellerCountry: seller.country,
    buyerCountry: country ?? seller.country,
    buyerVatId: country && typed ? readVatId(typed, country) : null,
    day: toDay(now),
  });
  return { country, vat };
};

/** Builds the quote of lines, by the same rules as their invoice would be. Pure. */
export const toQuote = (
  lines: readonly InvoiceLine[],
  { country, vat }: { country: string | null; vat: Vat },
  now: Date,
): Quote => ({
  ...addVat(sumNet(lines), vat),
  lines: lines.map((line) => ({
    description: line.description,
    detail: line.detail,
    net_cents: getNet(line),
  })),
  billing_country: country,
  due_on: findDueDay(toDay(now)),
});
