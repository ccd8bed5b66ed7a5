import { sql } from "drizzle-orm";

import { type Db, selectRows } from "../../db/db.ts";
import { developerChanges } from "./developer-index.tables.ts";

/** An entry of the log of changes. */
export type DeveloperChange = { id: number; xid: string; developer_id: number };

/** The channel on which every change is announced. */
export const CHANNEL = "developer_changes";

export const RETENTION_HOURS = 24;

/** How many milliseconds a reader can be away before changes may be missing from the log. */
export const CHANGES_RETENTION_MS = (RETENTION_HOURS - 1) * 60 * 60 * 1000;

/** Reads committed changes since a horizon, and the next horizon, as `readChanges` of the job index does. */
export const readDeveloperChanges = async (db: Db, horizon: string) => {
  const [read] = await selectRows<{ changes: DeveloperChange[] | null; horizon: string }>(
    db,
    sql`select
      (select json_agg(json_build_object('id', id, 'xid', xid::text, 'developer_id', developer_id) order by id)
        from ${developerChanges}
        where xid >= ${horizon}::text::xid8 and xid < pg_snapshot_xmax(pg_current_snapshot())) as changes,
      pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
  );
  if (!read) throw new Error("A query without a condition returned no row.");
  return read;
};
