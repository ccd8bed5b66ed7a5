import { sql } from "drizzle-orm";
import { bigint, customType, index, pgTable, text } from "drizzle-orm/pg-core";

import { createdAt } from "../../db/columns.ts";

const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });

/**
 * Changed ads and listings, written by triggers in the transaction of the change. `xid` is that
 * transaction: ids are assigned before commit, so a reader relying on them alone could miss a row.
 */
export const jobChanges = pgTable(
  "job_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    xid: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    kind: text({ enum: ["job", "listing"] }).notNull(),
    record_id: bigint({ mode: "number" }).notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index("job_changes_xid").on(table.xid),
    index("job_changes_age").on(table.created_at),
  ],
);
