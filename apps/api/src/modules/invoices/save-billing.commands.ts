import { BILLING_MESSAGES, type BillingPeriod } from "@devguild/schemas/constants/invoices";
import { readVatId, vatIdExample } from "@devguild/schemas/vat-ids";

import type { Db } from "../../db/db.ts";
import { invalid } from "../../http/problems.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { companyBilling } from "./company-billing.tables.ts";

/** Billing data as people enter it. */
export type BillingEntry = {
  billing_email: string;
  billing_information: string;
  billing_country: string;
  billing_vat?: string | null | undefined;
  billing_period?: BillingPeriod | undefined;
};

/** Returns billing data with its VAT id in one form; throws 422 at the country or the VAT id. */
export const checkBilling = async (db: Db, entry: BillingEntry) => {
  const { billing_country: country, billing_vat: typed } = entry;
  const { locations } = await getCatalogue(db);
  const isKnown = [...locations.values()].some(
    ({ kind, iso2 }) => kind === "country" && iso2 === country,
  );
  if (!isKnown) invalid({ billing_country: BILLING_MESSAGES.countryRequired });
  const vatId = typed ? readVatId(typed, country) : null;
  if (typed && vatId === null)
    invalid({ billing_vat: BILLING_MESSAGES.vatIdInvalid(vatIdExample(country)) });
  return { ...entry, billing_vat: vatId };
};

/**
 * Saves a company's billing data for its next invoices; those already issued keep theirs. Without a VAT id,
 * the company has none. Source: docs/product/invoices.md.
 */
export const saveBilling = async (tx: Db, companyId: number, entry: BillingEntry) => {
  const { billing_period, ...checked } = await checkBilling(tx, entry);
  const values = {
    billing_email: checked.billing_email,
    billing_information: checked.billing_information,
    billing_country: checked.billing_country,
    billing_vat: checked.billing_vat,
    ...(billing_period && { billing_period }),
    updated_at: new Date(),
  };
  await tx
    .insert(companyBilling)
    .values({ company_id: companyId, ...values })
    .onConflictDoUpdate({ target: companyBilling.company_id, set: values });
};
