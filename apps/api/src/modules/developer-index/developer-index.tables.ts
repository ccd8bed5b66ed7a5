import { bigint, index, pgTable } from "drizzle-orm/pg-core";

import { createdAt, transactionId } from "../../db/columns.ts";

/**
 * Developers of whom something changed that staff search for, written by triggers in the transaction of the
 * change, as `job_changes` is.
 */
export const developerChanges = pgTable(
  "developer_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    xid: transactionId(),
    developer_id: bigint({ mode: "number" }).notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index("developer_changes_xid").on(table.xid),
    index("developer_changes_age").on(table.created_at),
  ],
);
