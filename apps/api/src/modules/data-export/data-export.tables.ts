import { DATA_EXPORT_STATUSES } from "@devguild/schemas/constants/data-exports";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

import { createdAt, identityId, instant, ref } from "../../db/columns.ts";
import { users } from "../users/users.tables.ts";

/** A copy of everything held about a login, which its owner asked for. */
export const dataExports = pgTable(
  "data_exports",
  {
    id: identityId(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    status: text({ enum: DATA_EXPORT_STATUSES }).notNull().default("building"),
    // The archive's name in the file store, and its size in bytes.
    file_name: text(),
    size: integer(),
    created_at: createdAt(),
    finished_at: instant(),
    // When the archive is removed.
    expires_at: instant(),
  },
  (table) => [
    index("data_exports_user").on(table.user_id, table.id.desc().nullsFirst()),
    // One at a time, however often it is asked for.
    uniqueIndex("data_exports_building")
      .on(table.user_id)
      .where(sql`${table.status} = 'building'`),
  ],
);
