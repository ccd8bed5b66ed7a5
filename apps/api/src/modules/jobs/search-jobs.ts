import type { MatchDeveloper } from "@devguild/matching/types";
import type { JobCard, JobSearch, JobSearchAnswer } from "@devguild/schemas/jobs";
import { and, eq, type SQL, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { applications } from "../applications/applications.tables.ts";
import { catalogueOf } from "../catalogue/catalogue.ts";
import { companies } from "../companies/companies.tables.ts";
import { cardColumns, toCard } from "./job-card.ts";
import { jobs } from "./jobs.tables.ts";
import { matchScoreSql } from "./match-order.ts";
import { isOpen } from "./open-jobs.ts";
import { readCounts } from "./search-counts.ts";
import { filterConditions, type Filters } from "./search-filters.ts";
import { toListingCard } from "./search-listings.ts";
import { byWords } from "./search-words.ts";

/** Who searches: a developer sees their own applications; `match` is needed to order by it. */
type Searcher = { developerId: number | null; match: MatchDeveloper | null };

const orderOf = (order: JobSearch["orderBy"], match: Searcher["match"], now: Date): SQL[] => {
  const boosted = sql`(${jobs.boosted_until} is not null and ${jobs.boosted_until} > ${now.toISOString()}::timestamptz) desc`;
  const newest = sql`${jobs.published_at} desc, ${jobs.id} desc`;
  if (order === "salary") return [boosted, sql`${jobs.salary_max} desc nulls last`, newest];
  if (order === "match" && match) return [boosted, sql`${matchScoreSql(match)} desc`, newest];
  return [boosted, newest];
};

const readAds = async (
  db: Db,
  search: JobSearch,
  { developerId, match }: Searcher,
  now: Date,
): Promise<JobCard[]> => {
  if (search.jobs_page === 0) return [];
  const catalogue = await catalogueOf(db);
  const rows = await db
    .select(cardColumns)
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.company_id))
    .leftJoin(
      applications,
      and(eq(applications.job_id, jobs.id), eq(applications.developer_id, developerId ?? 0)),
    )
    .where(
      and(
        isOpen(now),
        byWords(jobs.search, search.job_title),
        ...Object.values(filterConditions(search)),
      ),
    )
    .orderBy(...orderOf(search.orderBy, match, now))
    .limit(search.per_page)
    .offset((search.jobs_page - 1) * search.per_page);
  return rows.map((row) => toCard(catalogue, row, now));
};

/** How many open jobs there are with the given filters. */
export const countJobs = (db: Db, filters: Filters, now = new Date()) =>
  db.$count(jobs, and(isOpen(now), ...Object.values(filterConditions(filters))));

const nextPage = (page: number, perPage: number, total: number) =>
  page * perPage < total ? page + 1 : null;

/**
 * Published jobs and imported listings that a search finds, with exact counts; two queries.
 * Source: docs/product/job-search.md.
 */
export const searchJobs = async (
  db: Db,
  search: JobSearch,
  searcher: Searcher,
  now = new Date(),
): Promise<JobSearchAnswer> => {
  const catalogue = await catalogueOf(db);
  const jobAds = await readAds(db, search, searcher, now);
  const { total, listings_total, listings, ...facets } = await readCounts(db, search, now);
  const jobsNextPage =
    search.jobs_page === 0 ? null : nextPage(search.jobs_page, search.per_page, total);
  // Listings follow the ads: they begin where the ads end.
  const firstListings = jobsNextPage === null && listings_total > 0 ? 1 : null;
  return {
    data: {
      job_ads: jobAds,
      job_listings: listings.map((row) => toListingCard(catalogue, row)),
    },
    pagination: {
      jobs_page: search.jobs_page,
      job_listings_page: search.job_listings_page,
      jobs_next_page: jobsNextPage,
      job_listings_next_page:
        search.job_listings_page === 0
          ? firstListings
          : nextPage(search.job_listings_page, search.per_page, listings_total),
      total_jobs: total,
      total_job_listings: listings_total,
    },
    facets,
  };
};
