import { boolean, check, pgTable, text } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";

import { identityId } from "../../db/columns.ts";

/** Industries that a company can be in. */
export const industries = pgTable(
  "industries",
  {
    id: identityId(),
    label: text().notNull().unique(),
    slug: text().notNull().unique(),
    /** Companies can choose it; those that are in it already stay in it. */
    active: boolean().notNull().default(true),
  },
  (table) => [check("industries_slug", sql`${table.slug} ~ '^[a-z0-9-]*[a-z][a-z0-9-]*$'`)],
);
