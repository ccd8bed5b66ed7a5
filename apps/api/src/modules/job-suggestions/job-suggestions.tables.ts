import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

import { createdAt, identityId, ref } from "../../db/columns.ts";
import { developers } from "../developers/developers.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { users } from "../users/users.tables.ts";

/** Jobs that staff suggested to developers; the unique index settles two who suggest one at once. */
export const jobSuggestions = pgTable(
  "job_suggestions",
  {
    id: identityId(),
    developer_id: ref()
      .notNull()
      .references(() => developers.id, { onDelete: "cascade" }),
    job_id: ref()
      .notNull()
      .references(() => jobs.id),
    message: text().notNull(),
    suggested_by: ref().references(() => users.id, { onDelete: "set null" }),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex("job_suggestions_once").on(table.developer_id, table.job_id),
    index("job_suggestions_newest").on(table.developer_id, table.id.desc().nullsFirst()),
    check("job_suggestions_length", sql`length(${table.message}) <= 2000`),
  ],
);
