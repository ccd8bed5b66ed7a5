import { BILLING_PERIODS } from "@devguild/schemas/constants/invoices";
import { sql } from "drizzle-orm";
import { check, pgTable, text } from "drizzle-orm/pg-core";

import { createdAt, ref } from "../../db/columns.ts";
import { companies } from "../companies/companies.tables.ts";

/** Who a company's invoices are made out to and mailed to; a company without a row can't buy anything. */
export const companyBilling = pgTable(
  "company_billing",
  {
    company_id: ref()
      .primaryKey()
      .references(() => companies.id),
    billing_email: text().notNull(),
    billing_information: text().notNull(),
    billing_country: text().notNull(),
    billing_vat: text(),
    billing_period: text({ enum: BILLING_PERIODS }).notNull().default("monthly"),
    updated_at: createdAt(),
  },
  (table) => [
    check("company_billing_country", sql`${table.billing_country} ~ '^[A-Z]{2}$'`),
    check(
      "company_billing_filled",
      sql`${table.billing_email} <> '' and ${table.billing_information} <> ''`,
    ),
  ],
);
