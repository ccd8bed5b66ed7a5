import type { Seller } from "@devguild/config/seller";
import { INVOICE_KINDS, LINE_UNITS, VAT_TREATMENTS } from "@devguild/schemas/constants/invoices";
import { sql } from "drizzle-orm";
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";

import { createdAt, identityId, ref } from "../../db/columns.ts";
import { companies } from "../companies/companies.tables.ts";
import { users } from "../users/users.tables.ts";

/** The last number of each kind and year. Its row is locked until the invoice is committed, so no number is lost. */
export const invoiceCounters = pgTable(
  "invoice_counters",
  {
    kind: text({ enum: INVOICE_KINDS }).notNull(),
    year: smallint().notNull(),
    last_number: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
);

/** The company that an invoice is made out to, as it was on that day. */
export type Buyer = {
  name: string;
  address: string;
  country: string;
  vat_id: string | null;
  email: string;
};

/**
 * Invoices and the credit notes that correct them. A trigger refuses every change but that of a state, so
 * an invoice reads the same for good.
 */
export const invoices = pgTable(
  "invoices",
  {
    id: identityId(),
    kind: text({ enum: INVOICE_KINDS }).notNull(),
    number: text().notNull().unique(),
    year: smallint().notNull(),
    year_number: integer().notNull(),
    company_id: ref()
      .notNull()
      .references(() => companies.id),
    corrects_id: ref(),
    // What it is for, as lists show it.
    subject: text().notNull(),
    issued_on: date().notNull(),
    due_on: date().notNull(),
    seller: jsonb().$type<Seller>().notNull(),
    buyer: jsonb().$type<Buyer>().notNull(),
    vat_treatment: text({ enum: VAT_TREATMENTS }).notNull(),
    // In hundredths of a percent.
    vat_rate: integer().notNull(),
    net_cents: integer().notNull(),
    vat_cents: integer().notNull(),
    gross_cents: integer().notNull(),
    state: text({ enum: ["open", "paid", "cancelled"] }).notNull(),
    paid_on: date(),
    created_by: ref().references(() => users.id),
    created_at: createdAt(),
  },
  (table) => [
    foreignKey({ columns: [table.corrects_id], foreignColumns: [table.id] }),
    uniqueIndex("invoices_year_number").on(table.kind, table.year, table.year_number),
    uniqueIndex("invoices_corrected_once").on(table.corrects_id),
    index("invoices_company").on(
      table.company_id,
      table.issued_on.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    check("invoices_sum", sql`${table.gross_cents} = ${table.net_cents} + ${table.vat_cents}`),
    check(
      "invoices_kind",
      sql`case when ${table.kind} = 'invoice' then ${table.corrects_id} is null and ${table.net_cents} >= 0
        else ${table.corrects_id} is not null and ${table.net_cents} <= 0 end`,
    ),
    check("invoices_vat", sql`(${table.vat_treatment} = 'domestic') = (${table.vat_rate} > 0)`),
    check("invoices_paid", sql`${table.state} <> 'paid' or ${table.paid_on} is not null`),
    check("invoices_due", sql`${table.due_on} >= ${table.issued_on}`),
  ],
);

/** The lines of invoices. They are never changed, and add up to their invoice's net amount. */
export const invoiceLines = pgTable(
  "invoice_lines",
  {
    invoice_id: ref()
      .notNull()
      .references(() => invoices.id),
    position: smallint().notNull(),
    description: text().notNull(),
    detail: text().notNull().default(""),
    // Negative where something is deducted; the price never is.
    quantity: integer().notNull(),
    unit: text({ enum: LINE_UNITS }).notNull(),
    unit_price_cents: integer().notNull(),
    net_cents: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.invoice_id, table.position] }),
    check("invoice_lines_price", sql`${table.unit_price_cents} >= 0`),
    check(
      "invoice_lines_net",
      sql`${table.net_cents} = ${table.quantity} * ${table.unit_price_cents}`,
    ),
  ],
);
