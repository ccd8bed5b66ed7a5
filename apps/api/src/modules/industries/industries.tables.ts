import { boolean, check, pgTable, text } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";

import { identityId } from "../../db/columns.ts";

/** The industries of companies. */
export const industries = pgTable(
  "industries",
  {
    id: identityId(),
    label: text().notNull().unique(),
    slug: text().notNull().unique(),
    /** Whether companies can choose it; companies that already have it keep it. */
    active: boolean().notNull().default(true),
  },
  (table) => [check("industries_slug", sql`${table.slug} ~ '^[a-z0-9-]*[a-z][a-z0-9-]*$'`)],
);
