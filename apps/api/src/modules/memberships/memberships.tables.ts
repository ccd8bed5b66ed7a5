import { MEMBERSHIP_KINDS } from "@devguild/schemas/constants/memberships";
import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";

import { createdAt, identityId, instant, ref } from "../../db/columns.ts";
import { companies } from "../companies/companies.tables.ts";
import { invoices } from "../invoices/invoices.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { users } from "../users/users.tables.ts";

/** The plans that are sold. Staff change them; memberships already bought stay as they were. */
export const membershipPlans = pgTable(
  "membership_plans",
  {
    id: identityId(),
    slug: text().notNull().unique(),
    kind: text({ enum: MEMBERSHIP_KINDS }).notNull(),
    name: text().notNull(),
    concurrent_jobs: integer(),
    price_cents_month: integer().notNull(),
    duration_months: smallint().notNull(),
    features: text().array().notNull().default([]),
    highlighted: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    position: smallint().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    check("membership_plans_cents", sql`${table.price_cents_month} >= 0`),
    check("membership_plans_duration", sql`${table.duration_months} between 1 and 60`),
    check(
      "membership_plans_slots",
      sql`(${table.kind} = 'RECRUITING') = (${table.concurrent_jobs} is not null)`,
    ),
  ],
);

/** Memberships that companies have bought for a period; a recruiting membership includes job slots. */
export const companyMemberships = pgTable(
  "company_memberships",
  {
    id: identityId(),
    company_id: ref()
      .notNull()
      .references(() => companies.id),
    kind: text({ enum: MEMBERSHIP_KINDS }).notNull(),
    // Null for what staff agreed on apart from the plans.
    plan_id: ref().references(() => membershipPlans.id),
    plan_name: text().notNull(),
    // What is charged per month; null if it isn't charged here.
    price_cents_month: integer(),
    // The term that it renews for.
    duration_months: smallint().notNull().default(12),
    // Job slots usable at the same time; null for kinds without slots.
    concurrent_jobs: integer(),
    valid_from: instant().notNull(),
    valid_until: instant().notNull(),
    auto_renew: boolean().notNull().default(false),
    // The day from which it is charged next; null if it isn't charged here.
    billed_until: date(),
    // When a company user last bought or upgraded it.
    bought_at: instant(),
    // Which warning about the end of this term was sent last, in days before it.
    warned_days: smallint(),
    // What staff wrote when they agreed on it; for staff only.
    note: text().notNull().default(""),
    created_at: createdAt(),
  },
  (table) => [
    index("company_memberships_company").on(table.company_id, table.kind),
    index("company_memberships_end").on(table.valid_until),
    index("company_memberships_charge").on(table.billed_until),
    check("company_memberships_duration", sql`${table.duration_months} between 1 and 60`),
    check("company_memberships_cents", sql`${table.price_cents_month} >= 0`),
    check(
      "company_memberships_charged",
      sql`${table.billed_until} is null or ${table.price_cents_month} is not null`,
    ),
    check("company_memberships_time", sql`${table.valid_until} > ${table.valid_from}`),
    check(
      "company_memberships_slots",
      sql`(${table.kind} = 'RECRUITING') = (${table.concurrent_jobs} is not null)`,
    ),
  ],
);

/** Credits as they are sold. Staff change them; without active ones, credits aren't sold. */
export const creditPacks = pgTable(
  "credit_packs",
  {
    id: identityId(),
    credits: integer().notNull().unique(),
    price_cents: integer().notNull(),
    active: boolean().notNull().default(true),
    version: integer().notNull().default(1),
  },
  (table) => [
    check("credit_packs_credits", sql`${table.credits} > 0`),
    check("credit_packs_cents", sql`${table.price_cents} >= 0`),
  ],
);

/** Every change to a company's credits; the balance itself is in the company's row and changes with it. */
export const creditEntries = pgTable(
  "credit_entries",
  {
    id: identityId(),
    company_id: ref()
      .notNull()
      .references(() => companies.id),
    delta: integer().notNull(),
    reason: text().notNull(),
    job_id: ref().references(() => jobs.id, { onDelete: "set null" }),
    // Of credits that were bought.
    pack_id: ref().references(() => creditPacks.id),
    invoice_id: ref().references(() => invoices.id),
    note: text().notNull().default(""),
    balance_after: integer().notNull(),
    created_by: ref().references(() => users.id),
    created_at: createdAt(),
  },
  (table) => [
    index("credit_entries_company").on(table.company_id, table.id.desc().nullsFirst()),
    check("credit_entries_balance", sql`${table.balance_after} >= 0`),
  ],
);
