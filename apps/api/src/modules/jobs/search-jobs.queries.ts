import { pickLeadingAds } from "@devguild/job-index/leading-ads";
import { countResults, findIds, type SearchCriteria } from "@devguild/job-index/search";
import type { MatchDeveloper } from "@devguild/matching/types";
import type { JobOrder } from "@devguild/schemas/constants/jobs";
import type {
  JobCard,
  JobFacets,
  JobListingCard,
  JobSearch,
  JobSearchAnswer,
} from "@devguild/schemas/jobs";
import { and, eq, gt, type SQL, sql } from "drizzle-orm";

import { idArray } from "../../db/conditions.ts";
import type { Db } from "../../db/db.ts";
import { cacheJson } from "../../http/stringify-response.ts";
import { applications } from "../applications/applications.tables.ts";
import { getCatalogue, pick } from "../catalogue/catalogue.queries.ts";
import { companies } from "../companies/companies.tables.ts";
import { awaitIndexes, type Indexes } from "../job-index/job-indexes.queries.ts";
import { findMatchDeveloper } from "../developers/developers.queries.ts";
import { isOpen } from "../job-states/job-states.queries.ts";
import { jobs } from "../postings/postings.tables.ts";
import { cardColumns, toCard } from "./job-card.queries.ts";
import { matchPointsSql } from "./match-order.queries.ts";
import { withExcludedSkills } from "./excluded-skills.policy.ts";
import { withMovingSkills } from "./moving-skills.policy.ts";
import { readCounts } from "./search-counts.queries.ts";
import { filterConditions } from "./search-filters.queries.ts";
import { readListingCards, toListingCard } from "./search-listings.queries.ts";
import { matchesSearchText } from "./search-words.queries.ts";

/** Who searches: a developer also sees their applications; `match` is required to order by it. */
type Searcher = { developerId: number | null; match: MatchDeveloper | null };

/** Reads what a search needs to know about a developer; null for everyone else. */
export const findSearcher = async (
  db: Db,
  { orderBy = "match" }: JobSearch,
  developerId: number | null,
): Promise<Searcher> => {
  if (developerId === null || orderBy !== "match") return { developerId, match: null };
  const developer = await findMatchDeveloper(db, developerId);
  return { developerId, match: developer?.skills.length ? developer : null };
};

type OrderedSearch = JobSearch & SearchCriteria & { orderBy: JobOrder };

const chooseOrder = (order: JobSearch["orderBy"], match: Searcher["match"]): JobOrder =>
  match ? (order ?? "match") : order === "match" ? "relevance" : (order ?? "relevance");

const findLeadingAds = async (db: Db, found: SQL | undefined, now: Date) => {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(found, gt(jobs.boosted_until, now)));
  return pickLeadingAds(
    rows.map(({ id }) => id),
    now.getTime(),
  );
};

const buildOrder = async (
  db: Db,
  { orderBy }: OrderedSearch,
  match: Searcher["match"],
  found: SQL | undefined,
  now: Date,
): Promise<SQL[]> => {
  const newest = sql`${jobs.published_at} desc, ${jobs.id} desc`;
  if (orderBy === "salary") return [sql`${jobs.salary_max} desc nulls last`, newest];
  if (orderBy === "match" && match) return [sql`${matchPointsSql(match)} desc`, newest];
  if (orderBy === "newest") return [newest];
  const leading = await findLeadingAds(db, found, now);
  return [sql`array_position(${idArray(leading)}, ${jobs.id}) nulls last`, newest];
};

const selectCards = (db: Db, developerId: number | null) =>
  db
    .select(cardColumns)
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.company_id))
    .leftJoin(
      applications,
      and(eq(applications.job_id, jobs.id), eq(applications.developer_id, developerId ?? 0)),
    )
    .$dynamic();

const adsInTables = async (
  db: Db,
  search: OrderedSearch,
  { developerId, match }: Searcher,
  now: Date,
) => {
  if (search.jobs_page === 0) return [];
  const found = and(
    isOpen(now),
    matchesSearchText(jobs.search, search.job_title),
    ...Object.values(filterConditions(search)),
  );
  return selectCards(db, developerId)
    .where(found)
    .orderBy(...(await buildOrder(db, search, match, found, now)))
    .limit(search.per_page)
    .offset((search.jobs_page - 1) * search.per_page);
};

/** Reads open jobs by id, in the order of the ids; jobs that have just closed are left out. */
export const readCards = async (
  db: Db,
  ids: readonly number[],
  developerId: number | null,
  now: Date,
): Promise<JobCard[]> => {
  if (ids.length === 0) return [];
  const catalogue = await getCatalogue(db);
  const rows = await selectCards(db, developerId).where(
    and(sql`${jobs.id} = any(${idArray(ids)})`, isOpen(now)),
  );
  const cards = new Map(rows.map((row) => [row.id, toCard(catalogue, row, now)]));
  return pick(cards, ids);
};

/** The result of a search: a page of ads, a page of listings, and the counts of all matches. */
type Found = {
  ads: JobCard[];
  listings: JobListingCard[];
  total: number;
  listingsTotal: number;
  facets: JobFacets;
};

const findInTables = async (
  db: Db,
  search: OrderedSearch,
  searcher: Searcher,
  now: Date,
): Promise<Found> => {
  const catalogue = await getCatalogue(db);
  const rows = await adsInTables(db, search, searcher, now);
  const { total, listings_total, listings, ...facets } = await readCounts(db, search, now);
  return {
    ads: rows.map((row) => toCard(catalogue, row, now)),
    listings: listings.map((row) => toListingCard(catalogue, row)),
    total,
    listingsTotal: listings_total,
    facets,
  };
};

const toLimitOffset = (page: number, rows: number) =>
  page === 0 ? { offset: 0, limit: 0 } : { offset: (page - 1) * rows, limit: rows };

const findInIndexes = async (
  db: Db,
  indexes: Indexes,
  search: OrderedSearch,
  { developerId, match }: Searcher,
  now: Date,
): Promise<Found> => {
  const ads = findIds(
    indexes.job,
    search,
    { order: search.orderBy, developer: match, now: now.getTime() },
    toLimitOffset(search.jobs_page, search.per_page),
  );
  const listings = findIds(
    indexes.listing,
    search,
    { order: "newest", developer: null, now: now.getTime() },
    toLimitOffset(search.job_listings_page, search.per_page),
  );
  const { total, facets } = countResults(indexes.job, search);
  return {
    ads: await readCards(db, ads, developerId, now),
    listings: await readListingCards(db, listings),
    total,
    listingsTotal: countResults(indexes.listing, search).total,
    // The index returns the same counts for every page of a search, so they are serialised once.
    facets: cacheJson(facets),
  };
};

const nextPage = (page: number, perPage: number, total: number) =>
  page * perPage < total ? page + 1 : null;

/**
 * Finds the published jobs and imported listings that match a search, with exact counts; two queries.
 * A searcher with `match` gets the best matches first unless the search says otherwise.
 * Uses the index, and waits a moment for it while it is being built; throws 503 if that takes longer.
 * Uses the tables if `indexes` is null, or if the process keeps no index.
 * Source: docs/product/job-search.md.
 */
export const searchJobs = async (
  db: Db,
  query: JobSearch,
  searcher: Searcher,
  now = new Date(),
  given?: Indexes | null,
): Promise<JobSearchAnswer> => {
  const indexes = given === undefined ? await awaitIndexes(db, now.getTime()) : given;
  const orderBy = chooseOrder(query.orderBy, searcher.match);
  const catalogue = await getCatalogue(db);
  const search = {
    ...withMovingSkills(catalogue, withExcludedSkills(catalogue, query)),
    orderBy,
    now: now.getTime(),
  };
  const { ads, listings, total, listingsTotal, facets } = indexes
    ? await findInIndexes(db, indexes, search, searcher, now)
    : await findInTables(db, search, searcher, now);
  const jobsNextPage =
    search.jobs_page === 0 ? null : nextPage(search.jobs_page, search.per_page, total);
  // Listings follow the ads: their first page comes after the last page of ads.
  const firstListings = jobsNextPage === null && listingsTotal > 0 ? 1 : null;
  return {
    data: { job_ads: ads, job_listings: listings },
    pagination: {
      jobs_page: search.jobs_page,
      job_listings_page: search.job_listings_page,
      jobs_next_page: jobsNextPage,
      job_listings_next_page:
        search.job_listings_page === 0
          ? firstListings
          : nextPage(search.job_listings_page, search.per_page, listingsTotal),
      total_jobs: total,
      total_job_listings: listingsTotal,
    },
    facets,
    orderBy,
  };
};
