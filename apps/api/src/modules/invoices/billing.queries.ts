import { BILLING_MESSAGES } from "@devguild/schemas/constants/invoices";
import type { BillingData } from "@devguild/schemas/invoices";
import { eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { invalid, notFound } from "../../http/problems.ts";
import type { Snapshot } from "../audit/audit.queries.ts";
import { companies } from "../companies/companies.tables.ts";
import { companyBilling } from "./company-billing.tables.ts";
import type { Buyer } from "./invoices.tables.ts";

const none = (): BillingData => ({
  billing_email: null,
  billing_information: null,
  billing_country: null,
  billing_vat: null,
  billing_period: "monthly",
});

/** Reads a company's billing data; its fields are null until it has entered any. */
export const readBilling = async (db: Db, companyId: number): Promise<BillingData> => {
  const [billing] = await db
    .select({
      billing_email: companyBilling.billing_email,
      billing_information: companyBilling.billing_information,
      billing_country: companyBilling.billing_country,
      billing_vat: companyBilling.billing_vat,
      billing_period: companyBilling.billing_period,
    })
    .from(companyBilling)
    .where(eq(companyBilling.company_id, companyId));
  return billing ?? none();
};

/** Finds the company that an invoice would be made out to; null without billing data. */
export const findBuyer = async (db: Db, companyId: number): Promise<Buyer | null> => {
  const [buyer] = await db
    .select({
      name: companies.name,
      address: companyBilling.billing_information,
      country: companyBilling.billing_country,
      vat_id: companyBilling.billing_vat,
      email: companyBilling.billing_email,
    })
    .from(companyBilling)
    .innerJoin(companies, eq(companies.id, companyBilling.company_id))
    .where(eq(companyBilling.company_id, companyId));
  return buyer ?? null;
};

// What is wrong with a purchase without billing data, by field.
const MISSING = {
  billing_email: BILLING_MESSAGES.emailRequired,
  billing_information: BILLING_MESSAGES.addressRequired,
  billing_country: BILLING_MESSAGES.countryRequired,
};

/** Finds the company that an invoice would be made out to; throws 422 at the billing fields without one. */
export const requireBuyer = async (db: Db, companyId: number): Promise<Buyer> =>
  (await findBuyer(db, companyId)) ?? invalid(MISSING);

/** The audit snapshot of a company's billing data, by the company's id. */
export const billingSnapshot: Snapshot = {
  read: async (db, companyId) => {
    const [company] = await db
      .select({ id: companies.id })
      .from(companies)
      .where(eq(companies.id, companyId))
      .for("no key update");
    return company ? readBilling(db, companyId) : notFound();
  },
  personal: new Set(),
};
