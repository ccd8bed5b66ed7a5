import { DATA_EXPORT_STATUSES } from "@devguild/schemas/constants/data-exports";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

import { createdAt, identityId, instant, ref } from "../../db/columns.ts";
import { users } from "../users/users.tables.ts";

/** Exports of all data about a login, requested by its owner. */
export const dataExports = pgTable(
  "data_exports",
  {
    id: identityId(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    status: text({ enum: DATA_EXPORT_STATUSES }).notNull().default("building"),
    // The archive's file name in the store, and its size in bytes.
    file_name: text(),
    size: integer(),
    created_at: createdAt(),
    finished_at: instant(),
    // When the archive is deleted.
    expires_at: instant(),
  },
  (table) => [
    index("data_exports_user").on(table.user_id, table.id.desc().nullsFirst()),
    // Only one export in progress per login.
    uniqueIndex("data_exports_building")
      .on(table.user_id)
      .where(sql`${table.status} = 'building'`),
  ],
);
