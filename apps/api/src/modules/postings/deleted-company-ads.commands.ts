import { and, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";

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

// Also one that was waiting to be reposted, whose dates are of the time before.
const wasPending = sql`(${jobs.published_at} is null or ${jobs.agreed_price_version} is not null)`;

/**
 * Puts ads online again that were taken down with a company's account, unless they have expired since;
 * one that was pending is pending again. Returns how many are live.
 */
export const putBackAds = async (tx: Db, ids: readonly number[], now: Date): Promise<number> => {
  const back = await tx
    .update(jobs)
    .set({
      status: sql`case when ${wasPending} then 'pending' else 'published' end`,
    })
    .where(
      and(
        inArray(jobs.id, [...ids]),
        eq(jobs.status, "unpublished"),
        isNull(jobs.deleted_at),
        or(wasPending, isNull(jobs.expire_at), gt(jobs.expire_at, now)),
      ),
    )
    .returning({ status: jobs.status });
  return back.filter(({ status }) => status === "published").length;
};

/**
 * Empties all of a company's ads and drafts; titles stay for the developers who applied, and for the
 * figures.
 */
export const eraseAds = async (tx: Db, companyId: number) => {
  await tx
    .update(jobs)
    .set({
      description: "",
      tasks: "",
      requirements: "",
      benefits: "",
      // Its address is where people applied, so without one an ad can't be external.
      direct_apply: false,
      job_url: null,
      logo_url: null,
      cover_url: null,
      pixel_tracking_url: null,
      job_company_name: null,
      company_description: null,
      reference_data: null,
      draft_token_hash: null,
      search_words: "",
    })
    .where(eq(jobs.company_id, companyId));
};
