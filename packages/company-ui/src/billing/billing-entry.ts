import { BILLING_MESSAGES } from "@devguild/schemas/constants/invoices";
import type { BillingData } from "@devguild/schemas/invoices";
import { readVatId, vatIdExample } from "@devguild/schemas/constants/vat-ids";

/** The billing fields that can be entered while publishing. */
export const BILLING_FIELDS = [
  "billing_email",
  "billing_information",
  "billing_country",
  "billing_vat",
] as const;
export type BillingField = (typeof BILLING_FIELDS)[number];

/** What was entered; fields that weren't touched are missing, and the company's own count. */
export type BillingEntry = Partial<Record<BillingField, string>>;

type Saved = Pick<BillingData, BillingField>;

/** Returns the billing data that the invoice would have. */
export const mergeBilling = (entry: BillingEntry, saved: Saved): Record<BillingField, string> => ({
  billing_email: entry.billing_email ?? saved.billing_email ?? "",
  billing_information: entry.billing_information ?? saved.billing_information ?? "",
  billing_country: entry.billing_country ?? saved.billing_country ?? "",
  billing_vat: entry.billing_vat ?? saved.billing_vat ?? "",
});

/** Returns an error per billing field that is missing, or a VAT ID of another form. Pure. */
export const checkBilling = (entry: BillingEntry, saved: Saved): BillingEntry => {
  const { billing_email, billing_information, billing_country, billing_vat } = mergeBilling(
    entry,
    saved,
  );
  const isVatId = billing_vat.trim() === "" || readVatId(billing_vat, billing_country) !== null;
  return {
    ...(billing_email.trim() === "" && { billing_email: BILLING_MESSAGES.emailRequired }),
    ...(billing_information.trim() === "" && {
      billing_information: BILLING_MESSAGES.addressRequired,
    }),
    ...(billing_country === "" && { billing_country: BILLING_MESSAGES.countryRequired }),
    ...(!isVatId && {
      billing_vat: BILLING_MESSAGES.vatIdInvalid(vatIdExample(billing_country)),
    }),
  };
};

/** Returns what decides VAT, for the quote: a VAT ID only once it is complete. Pure. */
export const toQuoteBilling = (entry: BillingEntry, saved: Saved | undefined) => {
  const isTouched = entry.billing_country !== undefined || entry.billing_vat !== undefined;
  if (!isTouched) return {};
  const country = entry.billing_country ?? saved?.billing_country ?? "";
  if (country === "") return {};
  const vatId = readVatId(entry.billing_vat ?? saved?.billing_vat ?? "", country);
  return { billing_country: country, ...(vatId !== null && { billing_vat: vatId }) };
};
