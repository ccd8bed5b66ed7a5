import { lt, sql } from "drizzle-orm";

import { type Db, selectRows } from "../../db/db.ts";
import { LOG_MARK, type LogMark, RETENTION_HOURS } from "./job-changes.queries.ts";
import { jobChanges } from "./job-index.tables.ts";

/** Deletes changes that every process has long since read. */
export const deleteOldChanges = (db: Db) =>
  db
    .delete(jobChanges)
    .where(lt(jobChanges.created_at, sql`now() - make_interval(hours => ${RETENTION_HOURS})`));

/** Adds an entry to the log that is about no record, to recognise the log by. */
export const addMark = async (db: Db): Promise<LogMark> => {
  const [mark] = await selectRows<LogMark>(
    db,
    sql`insert into job_changes (kind, record_id) values ('job', 0) returning ${LOG_MARK}`,
  );
  if (!mark) throw new Error("An insert returned no row.");
  return mark;
};
