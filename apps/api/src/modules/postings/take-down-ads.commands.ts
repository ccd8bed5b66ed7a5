import { and, eq, inArray, isNull } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { jobs } from "./postings.tables.ts";

/** Unpublishes all of a company's live and pending ads, when its account is deleted; returns their ids. */
export const takeDownAds = async (tx: Db, companyId: number): Promise<number[]> => {
  const taken = await tx
    .update(jobs)
    .set({ status: "unpublished" })
    .where(
      and(
        eq(jobs.company_id, companyId),
        inArray(jobs.status, ["published", "pending"]),
        isNull(jobs.deleted_at),
      ),
    )
    .returning({ id: jobs.id });
  return taken.map(({ id }) => id);
};
