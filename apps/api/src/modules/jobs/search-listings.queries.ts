import type { SearchCriteria } from "@devguild/job-index/search";
import type { JobListingCard, JobSearch } from "@devguild/schemas/jobs";
import { and, eq, inArray, not, type SQL, sql } from "drizzle-orm";

import { idArray } from "../../db/conditions.ts";
import { type Db, iso } from "../../db/db.ts";
import { type Catalogue, getCatalogue, pick } from "../catalogue/catalogue.queries.ts";
import { listingEmploymentSql } from "../job-index/index-rows.queries.ts";
import { jobListings } from "../job-listings/job-listings.tables.ts";
import {
  matchesAge,
  matchesEmployment,
  matchesSalary,
  matchesWorkMode,
} from "./search-filters.queries.ts";
import { matchesSearchText } from "./search-words.queries.ts";

type ListingSearch = JobSearch & SearchCriteria;

type IdList = (typeof jobListings)["skill_ids" | "location_ids" | "seniority_ids"];

const overlaps = (column: IdList, ids: readonly number[]) =>
  ids.length > 0 ? sql`${column} && ${idArray(ids)}` : undefined;

const buildCondition = ({ excluded_skills: excluded = [], ...search }: ListingSearch) =>
  and(
    eq(jobListings.is_active, true),
    matchesSearchText(jobListings.search, search.job_title),
    overlaps(jobListings.skill_ids, search.skills),
    overlaps(jobListings.location_ids, search.locations),
    overlaps(jobListings.seniority_ids, search.seniorities),
    search.languages.length > 0
      ? sql`${jobListings.language_id} = any(${idArray(search.languages)})`
      : undefined,
    matchesWorkMode(search),
    matchesEmployment(listingEmploymentSql, search),
    matchesAge(search),
    excluded.length > 0 ? not(sql`${jobListings.skill_ids} && ${idArray(excluded)}`) : undefined,
    matchesSalary(search),
  );

/** An element of the list returned by `listingsSql`. */
export type ListingRow = Omit<JobListingCard, "remote" | "skills"> & {
  remote: boolean;
  skill_ids: number[];
};

/** Selects how many imported listings match a search. */
export const listingsTotalSql = (search: ListingSearch): SQL =>
  sql`(select count(*)::int from ${jobListings} where ${buildCondition(search)})`;

/** Selects a page of the listings that match a search, newest first, as a JSON array. */
export const listingsSql = (search: ListingSearch): SQL => {
  const { job_listings_page: page, per_page: rows } = search;
  return sql`(select coalesce(json_agg(page order by published_at desc, id desc), '[]') from (
    select id, title, company_name, url, locations, remote, skill_ids, salary_min, salary_max, published_at
    from ${jobListings} where ${buildCondition(search)}
    order by published_at desc, id desc
    limit ${page === 0 ? 0 : rows} offset ${Math.max(0, page - 1) * rows}
  ) page)`;
};

/** Reads active listings by id, in the order of the ids. */
export const readListingCards = async (
  db: Db,
  ids: readonly number[],
): Promise<JobListingCard[]> => {
  if (ids.length === 0) return [];
  const catalogue = await getCatalogue(db);
  const rows = await db
    .select({
      id: jobListings.id,
      title: jobListings.title,
      company_name: jobListings.company_name,
      url: jobListings.url,
      locations: jobListings.locations,
      remote: jobListings.remote,
      skill_ids: jobListings.skill_ids,
      salary_min: jobListings.salary_min,
      salary_max: jobListings.salary_max,
      published_at: jobListings.published_at,
    })
    .from(jobListings)
    .where(and(eq(jobListings.is_active, true), inArray(jobListings.id, [...ids])));
  const cards = new Map(
    rows.map((row) => [
      row.id,
      toListingCard(catalogue, { ...row, published_at: iso(row.published_at) }),
    ]),
  );
  return pick(cards, ids);
};

/** Converts a row of `listingsSql` to a listing card. */
export const toListingCard = (
  catalogue: Catalogue,
  { skill_ids, remote, published_at, ...row }: ListingRow,
): JobListingCard => ({
  ...row,
  remote: remote ? 1 : 0,
  skills: pick(catalogue.skills, skill_ids).map(({ name }) => name),
  published_at: iso(new Date(published_at)),
});
