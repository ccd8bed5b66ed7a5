import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";

import { createdAt, transactionId } from "../../db/columns.ts";

/**
 * Changed ads and listings, written by triggers in the transaction of the change. `xid` is that
 * transaction: ids are assigned before commit, so a reader relying on them alone could miss a row.
 */
export const jobChanges = pgTable(
  "job_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    xid: transactionId(),
    kind: text({ enum: ["job", "listing"] }).notNull(),
    record_id: bigint({ mode: "number" }).notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index("job_changes_xid").on(table.xid),
    index("job_changes_age").on(table.created_at),
  ],
);
