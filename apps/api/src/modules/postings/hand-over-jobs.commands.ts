import { and, eq, isNull } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { jobs } from "./postings.tables.ts";

type HandOver = { companyId: number; from: number; to: number | null };

/** Makes someone else the owner of a user's jobs at a company; logins. Returns how many there were. */
export const handOverJobs = async (tx: Db, { companyId, from, to }: HandOver): Promise<number> => {
  const handed = await tx
    .update(jobs)
    .set({ job_posting_owner_id: to })
    .where(
      and(
        eq(jobs.company_id, companyId),
        eq(jobs.job_posting_owner_id, from),
        isNull(jobs.deleted_at),
      ),
    )
    .returning({ id: jobs.id });
  return handed.length;
};
