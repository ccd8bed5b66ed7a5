import { findIds, type SearchCriteria } from "@devguild/job-index/search";
import { companyPath } from "@devguild/schemas/constants/companies";
import { jobPath } from "@devguild/schemas/constants/jobs";
import type { PaletteResults } from "@devguild/schemas/palette";
import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";

import { contains } from "../../db/conditions.ts";
import type { Db } from "../../db/db.ts";
import { type Catalogue, getCatalogue } from "../catalogue/catalogue.queries.ts";
import { companies } from "../companies/companies.tables.ts";
import { isPublic } from "../companies/company-card.queries.ts";
import { awaitIndexes } from "../job-index/job-indexes.queries.ts";
import { isOpen, isOpenColumn, stateAt } from "../job-states/job-states.queries.ts";
import { withExcludedSkills } from "../jobs/excluded-skills.policy.ts";
import { withMovingSkills } from "../jobs/moving-skills.policy.ts";
import { readWords } from "../jobs/read-words.policy.ts";
import { filterConditions, NO_FILTERS } from "../jobs/search-filters.queries.ts";
import { matchesSearchText } from "../jobs/search-words.queries.ts";
import { jobs } from "../postings/postings.tables.ts";
import { isExactly, isHolderAddress } from "./palette-records.queries.ts";

/** What a user can open besides open jobs. */
export type PaletteReach = {
  /** The user's company, whose jobs are visible in every state. */
  companyId: number | null;
  /** Whether the user can open the candidates of that company's jobs. */
  seesCandidates: boolean;
  /** Whether the user can open the back office's pages: the jobs of all companies, and the companies. */
  seesAllJobs: boolean;
  seesCompanies: boolean;
};

const MAX_RESULTS = 5;

const openFirst = (now: Date) => [
  desc(isOpenColumn(now)),
  sql`${jobs.published_at} desc nulls last`,
  desc(jobs.id),
];

// Of the company's jobs only: a common word's matches among all jobs take longer to collect.
const isFirstOfOwn = (companyId: number, isNamed: SQL, now: Date) =>
  sql`${jobs.id} = any(array(
    with own as materialized (
      select id, search, status, deleted_at, expire_at, published_at from ${jobs}
      where ${jobs.company_id} = ${companyId} and ${jobs.deleted_at} is null
    )
    select jobs.id from own jobs where ${isNamed}
    order by ${sql.join(openFirst(now), sql`, `)} limit ${MAX_RESULTS}))`;

const selectJobs = (db: Db, condition: SQL | undefined, order: SQL[], now: Date) =>
  db
    .select({
      id: jobs.id,
      title: jobs.title,
      slug: jobs.slug,
      state: stateAt(now),
      company: {
        id: companies.id,
        name: companies.name,
        slug: companies.slug,
        logo_url: companies.logo_url,
      },
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.company_id))
    .where(condition)
    .orderBy(...order)
    .limit(MAX_RESULTS);

type JobRow = Awaited<ReturnType<typeof selectJobs>>[number];

const getPath = ({ state, ...job }: JobRow, reach: PaletteReach) => {
  if (reach.seesAllJobs) return `/admin/companies/${job.company.id}/jobs/${job.id}/candidates`;
  if (job.company.id !== reach.companyId) return jobPath(job);
  if (reach.seesCandidates) return `/company/job/${job.id}/candidates`;
  // Without access to candidates, a job that isn't open has no page except the list it is in.
  return state === "published" ? jobPath(job) : `/company-dashboard?jobs=${state}`;
};

const toIds = (items: readonly { id: number }[]) => items.map(({ id }) => id);

/** Converts a text to the job search that the site's search field would make of it. */
const toCriteria = (catalogue: Catalogue, text: string): SearchCriteria => {
  const words = readWords(catalogue, text);
  const search = withExcludedSkills(catalogue, {
    skills: toIds(words.skills),
    locations: toIds(words.locations),
    seniorities: toIds(words.seniorities),
    languages: toIds(words.languages),
    hybrid_option: words.hybrid_option,
    employment_type: [],
    remote: words.remote || undefined,
    job_title: words.job_title,
  });
  return withMovingSkills(catalogue, search);
};

// Two letters match half of all jobs, which only the index can search fast enough.
const matchesOpenJob = async (db: Db, criteria: SearchCriteria, now: Date) => {
  const indexes = await awaitIndexes(db, now.getTime());
  if (!indexes)
    return and(
      isOpen(now),
      matchesSearchText(jobs.search, criteria.job_title),
      ...Object.values(filterConditions(criteria)),
    );
  const order = { order: "newest", developer: null, now: now.getTime() } as const;
  const page = { offset: 0, limit: MAX_RESULTS };
  return inArray(jobs.id, findIds(indexes.job, criteria, order, page));
};

/**
 * Finds jobs: open ones by words as in the job search, those of the user's company (or all, for staff)
 * by their title and company; staff also by id and slug. The own company's first, then open ones, then newer ones. One query;
 * a second one for staff, if fewer open jobs match than are shown.
 */
export const findPaletteJobs = async (
  db: Db,
  text: string,
  reach: PaletteReach,
  now = new Date(),
): Promise<PaletteResults["jobs"]> => {
  const isExact = reach.seesAllJobs ? isExactly(jobs, text) : undefined;
  const isOwn = reach.companyId === null ? undefined : eq(jobs.company_id, reach.companyId);
  const isNamed = matchesSearchText(jobs.search, text);
  const isOwnNamed =
    reach.companyId === null ? undefined : isFirstOfOwn(reach.companyId, isNamed, now);
  const find = (reached: SQL | undefined) =>
    selectJobs(
      db,
      and(isNull(jobs.deleted_at), isNull(companies.deleted_at), reached),
      [...(isExact ? [desc(isExact)] : []), ...(isOwn ? [desc(isOwn)] : []), ...openFirst(now)],
      now,
    );
  const criteria = reach.seesAllJobs
    ? { ...NO_FILTERS, job_title: text }
    : toCriteria(await getCatalogue(db), text);
  const isOpenMatch = await matchesOpenJob(db, criteria, now);
  const open = await find(or(isOpenMatch, isExact, isOwnNamed));
  // Words of many jobs are words of open ones too, so the second query only sorts those of rare words.
  const rows =
    reach.seesAllJobs && open.length < MAX_RESULTS ? await find(or(isNamed, isExact)) : open;
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    company_name: row.company.name,
    logo_url: row.company.logo_url,
    path: getPath(row, reach),
  }));
};

/**
 * Finds companies by part of their name, prefix matches first; one query. The back office finds all
 * companies, also by id, slug and the account holder's email address, everyone else those with a
 * public page.
 */
export const findPaletteCompanies = async (
  db: Db,
  text: string,
  { seesCompanies }: PaletteReach,
): Promise<PaletteResults["companies"]> => {
  const name = sql`lower(${companies.name})`;
  const isExact = seesCompanies ? isExactly(companies, text) : undefined;
  const isHolders = seesCompanies && text.includes("@") ? isHolderAddress(text) : undefined;
  const rows = await db
    .select({
      id: companies.id,
      name: companies.name,
      slug: companies.slug,
      logo_url: companies.logo_url,
    })
    .from(companies)
    .where(
      and(
        seesCompanies ? isNull(companies.deleted_at) : isPublic,
        or(sql`${name} like ${contains(text)}`, isExact, isHolders),
      ),
    )
    .orderBy(
      ...(isExact ? [desc(isExact)] : []),
      desc(sql`starts_with(${name}, ${text.toLowerCase()})`),
      asc(name),
      asc(companies.id),
    )
    .limit(MAX_RESULTS);
  return rows.map(({ id, name, slug, logo_url }) => ({
    id,
    name,
    logo_url,
    path: seesCompanies ? `/admin/companies/${id}/jobs/all` : companyPath({ id, slug }),
  }));
};
