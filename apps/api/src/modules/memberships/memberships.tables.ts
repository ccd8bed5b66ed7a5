import { MEMBERSHIP_KINDS } from "@devguild/schemas/constants/memberships";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";

import { createdAt, identityId, instant, ref } from "../../db/columns.ts";
import { companies } from "../companies/companies.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { users } from "../users/users.tables.ts";

/** The plans that are sold. Staff can change them; memberships already bought stay as they were. */
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
    plan_name: text().notNull(),
    // Job slots usable at the same time; null for kinds without slots.
    concurrent_jobs: integer(),
    valid_from: instant().notNull(),
    valid_until: instant().notNull(),
    auto_renew: boolean().notNull().default(false),
    created_at: createdAt(),
  },
  (table) => [
    index("company_memberships_company").on(table.company_id, table.kind),
    check("company_memberships_time", sql`${table.valid_until} > ${table.valid_from}`),
    check(
      "company_memberships_slots",
      sql`(${table.kind} = 'RECRUITING') = (${table.concurrent_jobs} is not null)`,
    ),
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
