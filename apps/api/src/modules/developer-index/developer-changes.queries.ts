import { sql } from "drizzle-orm";

import type { ChangeLog } from "../../change-logs/log-marks.ts";
import { type Db, selectRows } from "../../db/db.ts";
import { HOUR_MS } from "../../time.ts";
import { developerChanges } from "./developer-index.tables.ts";

/** An entry of the log of changes. */
export type DeveloperChange = { id: number; xid: string; developer_id: number };

/** The channel on which every change is announced. */
export const CHANNEL = "developer_changes";

export const RETENTION_HOURS = 24;

/** The log of changed developers. */
export const DEVELOPER_LOG: ChangeLog = {
  table: developerChanges,
  emptyEntry: sql`(developer_id) values (0)`,
  retentionMs: (RETENTION_HOURS - 1) * HOUR_MS,
};

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

/** Reads the ids of all developers who have changed since a horizon. */
export const readChangedDeveloperIds = async (db: Db, horizon: string): Promise<number[]> => {
  const rows = await selectRows<{ developer_id: number | string }>(
    db,
    sql`select distinct developer_id from ${developerChanges}
      where xid >= ${horizon}::text::xid8 and xid < pg_snapshot_xmax(pg_current_snapshot())`,
  );
  return rows.map(({ developer_id: id }) => Number(id));
};
