import { and, eq, isNull, lte } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { jobs } from "./postings.tables.ts";

/** Marks published jobs past their end as expired; every read already treats them as such. */
export const expireJobs = (db: Db, now = new Date()) =>
  db
    .update(jobs)
    .set({ status: "expired", updated_at: now })
    .where(and(eq(jobs.status, "published"), lte(jobs.expire_at, now), isNull(jobs.deleted_at)));
