import type { DocumentIndex } from "@devguild/job-index/document-index";
import { findBestMatches } from "@devguild/job-index/search";
import type { MatchDeveloper } from "@devguild/matching/types";
import type { JobCard } from "@devguild/schemas/jobs";
import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";

import { idArray } from "../../db/conditions.ts";
import type { Db } from "../../db/db.ts";
import { applications } from "../applications/applications.tables.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { companies } from "../companies/companies.tables.ts";
import { getIndexes } from "../job-index/job-indexes.queries.ts";
import { isOpen } from "../job-states/job-states.queries.ts";
import { jobs } from "../postings/postings.tables.ts";
import { cardColumns, toCard } from "./job-card.queries.ts";
import { matchScoreSql } from "./match-order.queries.ts";
import { readCards } from "./search-jobs.queries.ts";

/** How many jobs to return, and optionally the instant after which they were published. */
type Options = { limit: number; after?: Date };

const readBest = async (
  db: Db,
  index: DocumentIndex,
  developerId: number,
  match: MatchDeveloper,
  { limit, after }: Options,
  now: Date,
) => {
  const applied = await db
    .select({ jobId: applications.job_id })
    .from(applications)
    .where(eq(applications.developer_id, developerId));
  const leftOut = applied.map(({ jobId }) => jobId);
  const best = findBestMatches(index, match, limit, leftOut, after?.getTime());
  return readCards(db, best, developerId, now);
};

/**
 * Lists the best matching open jobs that a developer hasn't applied to; at most two queries. Uses the
 * index if it is built, or the tables until then and if `indexes` is null.
 */
export const listBestMatches = async (
  db: Db,
  developerId: number,
  match: MatchDeveloper,
  { limit, after }: Options,
  now = new Date(),
  indexes = getIndexes(db, now.getTime()),
): Promise<JobCard[]> => {
  if (indexes)
    return readBest(db, indexes.job, developerId, match, { limit, ...(after && { after }) }, now);
  const catalogue = await getCatalogue(db);
  const rows = await db
    .select(cardColumns)
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.company_id))
    .leftJoin(
      applications,
      and(eq(applications.job_id, jobs.id), eq(applications.developer_id, developerId)),
    )
    .where(
      and(
        isOpen(now),
        isNull(applications.id),
        after && gt(jobs.published_at, after),
        // Without a shared skill the score is 0, so those jobs don't need to be scored.
        sql`${jobs.skill_ids} && ${idArray(match.skills.map(({ id }) => id))}`,
      ),
    )
    .orderBy(sql`${matchScoreSql(match)} desc`, desc(jobs.published_at), desc(jobs.id))
    .limit(limit);
  return rows.map((row) => toCard(catalogue, row, now));
};
