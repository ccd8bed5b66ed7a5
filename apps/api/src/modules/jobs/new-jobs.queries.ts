import { findPublished, type SearchCriteria } from "@devguild/job-index/search";
import type { JobCard } from "@devguild/schemas/jobs";
import { and, desc, gt, lte } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { getIndexes } from "../job-index/job-indexes.queries.ts";
import { isOpen } from "../job-states/job-states.queries.ts";
import { jobs } from "../postings/postings.tables.ts";
import { withExcludedSkills } from "./excluded-skills.policy.ts";
import { withMovingSkills } from "./moving-skills.policy.ts";
import { filterConditions } from "./search-filters.queries.ts";
import { readCards } from "./search-jobs.queries.ts";
import { matchesSearchText } from "./search-words.queries.ts";

/** The time range in which jobs were published: `after` exclusive, `until` inclusive. */
type Published = { after: Date; until: Date };

const newInTables = async (
  db: Db,
  criteria: SearchCriteria,
  { after, until }: Published,
  limit: number,
  now: Date,
) => {
  const condition = and(
    isOpen(now),
    gt(jobs.published_at, after),
    lte(jobs.published_at, until),
    matchesSearchText(jobs.search, criteria.job_title),
    ...Object.values(filterConditions(criteria)),
  );
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(condition)
    .orderBy(desc(jobs.published_at), desc(jobs.id))
    .limit(limit);
  return { ids: rows.map(({ id }) => id), total: await db.$count(jobs, condition) };
};

/**
 * Lists open jobs that match a search and were published within a time range, newest first, and counts
 * them. Uses the index if it is built, like the search itself.
 */
export const listNewJobs = async (
  db: Db,
  search: SearchCriteria,
  published: Published,
  { limit, developerId }: { limit: number; developerId: number | null },
  now = new Date(),
  indexes = getIndexes(db, now.getTime()),
): Promise<{ jobs: JobCard[]; total: number }> => {
  const { after, until } = published;
  const catalogue = await getCatalogue(db);
  const criteria = {
    ...withMovingSkills(catalogue, withExcludedSkills(catalogue, search)),
    now: now.getTime(),
  };
  const { ids, total } = indexes
    ? findPublished(
        indexes.job,
        criteria,
        { after: after.getTime(), until: until.getTime() },
        limit,
      )
    : await newInTables(db, criteria, published, limit, now);
  const cards = await readCards(db, ids, developerId, now);
  // Jobs that have closed since the index was read are not counted either.
  return { jobs: cards, total: total - (ids.length - cards.length) };
};
