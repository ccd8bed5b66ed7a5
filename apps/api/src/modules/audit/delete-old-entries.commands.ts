import { inArray, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { auditLog } from "./audit.tables.ts";

const BATCH = 1000;

/** How long an entry is kept. Source: docs/product/audit.md. */
const MAX_AGE = sql.raw("interval '24 months'");

/**
 * Deletes the entries that are older than 24 months, in batches. Ids grow with time, so it reads the
 * lowest and stops where none is old; it may be interrupted at any point.
 */
export const deleteOldEntries = async (db: Db, now = new Date(), batch = BATCH) => {
  let after = 0;
  let old: number[];
  do {
    const rows = await db
      .select({
        id: auditLog.id,
        isOld: sql<boolean>`${auditLog.created_at} < ${now.toISOString()}::timestamptz - ${MAX_AGE}`,
      })
      .from(auditLog)
      .where(sql`${auditLog.id} > ${after}`)
      .orderBy(auditLog.id)
      .limit(batch);
    after = rows.at(-1)?.id ?? after;
    old = rows.flatMap(({ id, isOld }) => (isOld ? [id] : []));
    if (old.length > 0) await db.delete(auditLog).where(inArray(auditLog.id, old));
  } while (old.length > 0);
};
