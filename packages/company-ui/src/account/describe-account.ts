import type { CompanyAccount } from "@devguild/schemas/company-accounts";
import { pluralize } from "@devguild/schemas/formats";
import { formatSum } from "@devguild/schemas/prices";

import { formatDay } from "./account-dates.ts";

type Charge = Pick<CompanyAccount, "next_charge" | "billing_email" | "overdue">;

const lists = new Intl.ListFormat("en-GB");

/** Says what is charged next and when: "You’ll be charged €1,771.91 on 1 December 2026". */
export const describeCharge = ({ next_charge: next }: Charge) =>
  next
    ? `You’ll be charged ${formatSum(next.gross_cents)} on ${formatDay(new Date(next.on))}`
    : "Nothing to pay";

/** Says what the next charge consists of, and where its invoice goes. */
export const describeChargeLines = ({ next_charge: next, billing_email: email }: Charge) => {
  if (!next) return "No membership renews, so nothing will be charged.";
  const parts = next.lines.map(
    ({ description, net_cents }) => `${description} ${formatSum(net_cents)}`,
  );
  const vat = next.vat_cents > 0 ? `, plus ${next.vat_rate}% VAT` : "";
  const invoice = email ? ` We’ll email the invoice to ${email}.` : "";
  return `${lists.format(parts)}${vat}.${invoice}`;
};

/** Says what is overdue: "2 invoices are overdue."; null if nothing is. */
export const describeOverdue = ({ overdue }: Charge) =>
  overdue.invoices === 0
    ? null
    : `${pluralize(overdue.invoices, "invoice")} ${overdue.invoices === 1 ? "is" : "are"} overdue`;

/** Says what deleting the account takes off the site: "Takes down 2 ads with 31 candidates." */
export const describeTakenDown = ({
  live_ads: ads,
  candidates,
}: Pick<CompanyAccount["stats"], "live_ads" | "candidates">) => {
  if (ads === 0) return "No ad is live.";
  return candidates === 0
    ? `Takes down ${pluralize(ads, "ad")}.`
    : `Takes down ${pluralize(ads, "ad")} with ${pluralize(candidates, "candidate")}.`;
};
