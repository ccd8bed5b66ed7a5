import type { Db } from "../src/db/db.ts";
import { transaction } from "../src/db/db.ts";
import { companyBilling } from "../src/modules/invoices/company-billing.tables.ts";
import { issueInvoice } from "../src/modules/invoices/issue-invoice.commands.ts";
import type { InvoiceLine } from "../src/modules/invoices/invoices.policy.ts";
import { testConfig } from "./test-config.ts";

const AD: InvoiceLine = {
  description: "Regular ad, Go Engineer",
  detail: "45 days",
  quantity: 1,
  unit: "one",
  unit_price_cents: 69_900,
};

/** Creates billing data and invoices. */
export const givenInvoicesOn = (db: Db) => {
  /** Gives a company billing data, by default with an address and VAT id in Germany. */
  const billing = async (
    companyId: number,
    values: Partial<typeof companyBilling.$inferInsert> = {},
  ) => {
    const row = {
      billing_email: `billing${companyId}@test.example`,
      billing_information: "Am Sandtorkai 41\n20457 Hamburg",
      billing_country: "DE",
      billing_vat: "DE298417056",
      ...values,
    };
    await db
      .insert(companyBilling)
      .values({ company_id: companyId, ...row })
      .onConflictDoUpdate({ target: companyBilling.company_id, set: row });
    return row;
  };

  /** Issues an invoice to a company, which gets billing data unless it has some. */
  const invoice = async (
    companyId: number,
    { now = new Date(), lines = [AD] }: { now?: Date; lines?: InvoiceLine[] } = {},
  ) => {
    await db
      .insert(companyBilling)
      .values({
        company_id: companyId,
        billing_email: `billing${companyId}@test.example`,
        billing_information: "Am Sandtorkai 41\n20457 Hamburg",
        billing_country: "DE",
        billing_vat: "DE298417056",
      })
      .onConflictDoNothing();
    return transaction(db, (tx) =>
      issueInvoice(
        tx,
        { companyId, subject: "Regular ad, Go Engineer", lines },
        { seller: testConfig.seller, now, userId: null },
      ),
    );
  };

  return { billing, invoice };
};
