import { sql } from "drizzle-orm";
import { bigint, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

import { createdAt, identityId, instant, ref } from "../../db/columns.ts";
import { companies } from "../companies/companies.tables.ts";
import { type accounts, users } from "../users/users.tables.ts";

type AccountStatus = (typeof accounts.$inferSelect)["status"];

/** Deleted company accounts, and what restoring one has to bring back. */
export const companyDeletions = pgTable(
  "company_deletions",
  {
    id: identityId(),
    company_id: ref()
      .notNull()
      .references(() => companies.id),
    deleted_by: ref().references(() => users.id),
    deleted_at: createdAt(),
    restorable_until: instant().notNull(),
    restored_at: instant(),
    reason: text().notNull().default(""),
    // The ads that were live, and the status of each account of the company.
    job_ids: bigint({ mode: "number" }).array().notNull().default([]),
    accounts: jsonb().$type<{ id: number; status: AccountStatus }[]>().notNull(),
  },
  (table) => [
    uniqueIndex("company_deletions_open")
      .on(table.company_id)
      .where(sql`${table.restored_at} is null`),
  ],
);
