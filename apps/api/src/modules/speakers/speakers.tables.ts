import { check, index, pgTable, text } from "drizzle-orm/pg-core";

import { checkSafeUrls, identityId, ref } from "../../db/columns.ts";
import { companies } from "../companies/companies.tables.ts";

/** Speakers at events and in videos; they need no login. */
export const speakers = pgTable(
  "speakers",
  {
    id: identityId(),
    full_name: text().notNull(),
    slug: text().notNull().unique(),
    job_title: text().notNull().default(""),
    company_name: text().notNull().default(""),
    // If the employer has a company here.
    company_id: ref().references(() => companies.id, { onDelete: "set null" }),
    portrait_url: text(),
    bio: text().notNull().default(""),
  },
  (table) => [
    index("speakers_company").on(table.company_id),
    check("speakers_addresses", checkSafeUrls(table.portrait_url)),
  ],
);
