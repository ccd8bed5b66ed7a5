import { BULK_ACTION_NAMES, BULK_STAGES } from "@devguild/schemas/constants/bulk-changes";
import { sql } from "drizzle-orm";
import {
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";

import { createdAt, identityId, instant, ref } from "../../db/columns.ts";
import { users } from "../users/users.tables.ts";
import type { BulkOptions, FormerValues } from "./bulk-rows.policy.ts";

/** Changes of several rows of a list by staff. Source: docs/product/staff-lists.md. */
export const bulkChanges = pgTable(
  "bulk_changes",
  {
    id: identityId(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    list: text().notNull(),
    action: text({ enum: BULK_ACTION_NAMES }).notNull(),
    options: jsonb().notNull().$type<BulkOptions>(),
    // What was sent, to recognise the same press twice.
    fingerprint: text().notNull(),
    stage: text({ enum: BULK_STAGES }).notNull().default("running"),
    undo_until: instant(),
    // When its starter saw it end; null if they may have left.
    seen_at: instant(),
    closed_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    // One at a time.
    uniqueIndex("bulk_changes_open")
      .on(table.user_id, table.list)
      .where(sql`${table.stage} in ('running', 'undoing')`),
    index("bulk_changes_latest").on(table.user_id, table.list, table.id),
    index("bulk_changes_oldest").on(table.created_at),
    check(
      "bulk_changes_stage",
      sql`${table.stage} in ('running', 'finished', 'undoing', 'undone')`,
    ),
  ],
);

/** The rows of such a change, in its order; of any list, so no foreign key says of which. */
export const bulkChangeRows = pgTable(
  "bulk_change_rows",
  {
    change_id: ref()
      .notNull()
      .references(() => bulkChanges.id, { onDelete: "cascade" }),
    row_id: ref().notNull(),
    position: smallint().notNull(),
    state: text({ enum: ["pending", "done", "failed", "undone"] })
      .notNull()
      .default("pending"),
    // Why it wasn't changed, or not changed back.
    failure: text(),
    before: jsonb().$type<FormerValues>(),
  },
  (table) => [
    primaryKey({ columns: [table.change_id, table.row_id] }),
    index("bulk_change_rows_order").on(table.change_id, table.state, table.position),
  ],
);
