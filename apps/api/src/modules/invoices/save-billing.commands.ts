import { BILLING_MESSAGES, type BillingPeriod } from "@devguild/schemas/constants/invoices";
import { readVatId, vatIdExample } from "@devguild/schemas/constants/vat-ids";

import { inArray } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { invalid } from "../../http/problems.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { readBilling } from "./billing.queries.ts";
import { companyBilling } from "./company-billing.tables.ts";

/** Billing data as people enter it; what is undefined stays as it was. */
export type BillingEntry = {
  billing_email?: string | null | undefined;
  billing_information?: string | null | undefined;
  billing_country?: string | null | undefined;
  billing_vat?: string | null | undefined;
  billing_period?: BillingPeriod | undefined;
};

type Values = Omit<typeof companyBilling.$inferInsert, "company_id">;

const findProblems = async (db: Db, entry: BillingEntry) => {
  const { billing_country: country, billing_vat: vatId } = entry;
  const { locations } = await getCatalogue(db);
  const isKnown = [...locations.values()].some(
    ({ kind, iso2 }) => kind === "country" && iso2 === country,
  );
  const isVatId = !vatId || !isKnown || readVatId(vatId, country ?? "") !== null;
  const problems: [field: string, isRight: boolean, text: string][] = [
    ["billing_email", Boolean(entry.billing_email), BILLING_MESSAGES.emailRequired],
    ["billing_information", Boolean(entry.billing_information), BILLING_MESSAGES.addressRequired],
    ["billing_country", isKnown, BILLING_MESSAGES.countryRequired],
    ["billing_vat", isVatId, BILLING_MESSAGES.vatIdInvalid(vatIdExample(country ?? ""))],
  ];
  return Object.fromEntries(
    problems.filter(([, isRight]) => !isRight).map(([field, , text]) => [field, text]),
  );
};

/**
 * Reads what a company's billing data would be after an entry, with the VAT id in one form, and an error
 * per field that is wrong or still missing. Source: docs/product/invoices.md.
 */
export const checkBilling = async (
  db: Db,
  companyId: number,
  entry: BillingEntry,
): Promise<{ errors: Record<string, string>; values: Values }> => {
  const saved = await readBilling(db, companyId);
  const sent = Object.fromEntries(
    Object.entries(entry).filter(([name, value]) => name in saved && value !== undefined),
  );
  const { billing_email, billing_information, billing_country, billing_vat, billing_period } =
    Object.assign(saved, sent);
  const country = billing_country ?? "";
  return {
    errors: await findProblems(db, {
      billing_email,
      billing_information,
      billing_country,
      billing_vat,
    }),
    values: {
      billing_email: billing_email ?? "",
      billing_information: billing_information ?? "",
      billing_country: country,
      billing_vat: billing_vat ? readVatId(billing_vat, country) : null,
      billing_period,
      updated_at: new Date(),
    },
  };
};

/**
 * Saves a company's billing data for its next invoices; those already issued keep theirs. Throws 422 at the
 * fields that are wrong or missing.
 */
export const saveBilling = async (tx: Db, companyId: number, entry: BillingEntry) => {
  const { errors, values } = await checkBilling(tx, companyId, entry);
  if (Object.keys(errors).length > 0) invalid(errors);
  await tx
    .insert(companyBilling)
    .values({ company_id: companyId, ...values })
    .onConflictDoUpdate({ target: companyBilling.company_id, set: values });
};

/** Deletes the billing data of companies that have never bought anything. */
export const removeBilling = (tx: Db, companyIds: readonly number[]) =>
  tx.delete(companyBilling).where(inArray(companyBilling.company_id, [...companyIds]));
