import { sql } from "drizzle-orm";

import type { ChangeLog } from "../../change-logs/log-marks.ts";
import { type Db, selectRows } from "../../db/db.ts";
import { HOUR_MS } from "../../time.ts";
import type { Kind } from "./index-rows.queries.ts";
import { jobChanges } from "./job-index.tables.ts";

/** An entry of the change log. */
export type Change = { id: number; xid: string; kind: Kind; record_id: number };

type Read = { changes: Change[] | null; horizon: string };

/** The channel on which every change is announced. */
export const CHANNEL = "job_changes";

export const RETENTION_HOURS = 24;

/**
 * Reads committed changes since a horizon, and the next horizon: every transaction still running or not
 * yet started at this read is newer, so nothing is missed between two reads. Changes may be returned
 * twice. After a restore into another cluster, entries of the old one have transactions that lie in the
 * future here; they are left out until their numbers come up.
 */
export const readChanges = async (db: Db, horizon: string): Promise<Read> => {
  const [read] = await selectRows<Read>(
    db,
    sql`select
      (select json_agg(json_build_object('id', id, 'xid', xid::text, 'kind', kind, 'record_id', record_id) order by id)
        from ${jobChanges}
        where xid >= ${horizon}::text::xid8 and xid < pg_snapshot_xmax(pg_current_snapshot())) as changes,
      pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
  );
  if (!read) throw new Error("A query without a condition returned no row.");
  return read;
};

/** Reads the ids of all records that have changed since a horizon, by kind. */
export const readChangedIds = async (db: Db, horizon: string): Promise<Record<Kind, number[]>> => {
  const rows = await selectRows<{ kind: Kind; record_id: number | string }>(
    db,
    sql`select distinct kind, record_id from ${jobChanges}
      where xid >= ${horizon}::text::xid8 and xid < pg_snapshot_xmax(pg_current_snapshot())`,
  );
  const ids: Record<Kind, number[]> = { job: [], listing: [] };
  for (const { kind, record_id } of rows) ids[kind].push(Number(record_id));
  return ids;
};

/** The log of changed ads and listings. */
export const JOB_LOG: ChangeLog = {
  table: jobChanges,
  emptyEntry: sql`(kind, record_id) values ('job', 0)`,
  retentionMs: (RETENTION_HOURS - 1) * HOUR_MS,
};
