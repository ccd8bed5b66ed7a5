import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";

import { createdAt, identityId, instant, ref } from "../../db/columns.ts";
import { companies } from "../companies/companies.tables.ts";
import { jobs } from "../postings/postings.tables.ts";

/** Companies that wait for the code that confirms them, with what their owner's login will start with. */
export const companyRegistrations = pgTable(
  "company_registrations",
  {
    id: identityId(),
    company_id: ref()
      .notNull()
      .unique()
      .references(() => companies.id, { onDelete: "cascade" }),
    job_id: ref()
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    email: text().notNull(),
    password_hash: text(),
    occasional_emails: boolean().notNull().default(false),
    utm: jsonb().$type<Record<string, string>>(),
    hutk: text(),
    // Opens the draft, in the browser where it was written and by the link in the email.
    token_hash: text().notNull().unique(),
    // The browser where it was written; only there a chosen password counts.
    browser_hash: text(),
    code_hash: text(),
    code_expires_at: instant(),
    created_at: createdAt(),
    updated_at: instant().notNull().defaultNow(),
  },
  (table) => [
    index("company_registrations_email").on(sql`lower(${table.email})`),
    index("company_registrations_job").on(table.job_id),
    index("company_registrations_age").on(table.updated_at),
  ],
);

export type RegistrationRow = typeof companyRegistrations.$inferSelect;
