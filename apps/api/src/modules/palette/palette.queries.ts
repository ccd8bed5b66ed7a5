import { findIds } from "@devguild/job-index/search";
import { companyPath } from "@devguild/schemas/constants/companies";
import { jobPath } from "@devguild/schemas/constants/jobs";
import type { PaletteResults } from "@devguild/schemas/palette";
import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";

import { contains } from "../../db/conditions.ts";
import type { Db } from "../../db/db.ts";
import { companies } from "../companies/companies.tables.ts";
import { isPublic } from "../companies/company-card.queries.ts";
import { getIndexes } from "../job-index/job-indexes.queries.ts";
import { isOpen, isOpenColumn, stateAt } from "../job-states/job-states.queries.ts";
import { NO_FILTERS } from "../jobs/search-filters.queries.ts";
import { matchesSearchText } from "../jobs/search-words.queries.ts";
import { jobs } from "../postings/postings.tables.ts";

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

// Two letters match half of all jobs, which only the index can search fast enough.
const matchesOpenJob = (db: Db, text: string, now: Date) => {
  const indexes = getIndexes(db, now.getTime());
  if (!indexes) return isOpen(now);
  const wanted = { ...NO_FILTERS, job_title: text };
  const ids = findIds(indexes.job, wanted, "newest", null, { offset: 0, limit: MAX_RESULTS });
  return inArray(jobs.id, ids);
};

/** Finds jobs by words: those of the user's company first, then open ones, then newer ones; one query. */
export const findPaletteJobs = async (
  db: Db,
  text: string,
  reach: PaletteReach,
  now = new Date(),
): Promise<PaletteResults["jobs"]> => {
  const isOwn = reach.companyId === null ? undefined : eq(jobs.company_id, reach.companyId);
  const reached = reach.seesAllJobs ? undefined : or(matchesOpenJob(db, text, now), isOwn);
  const rows = await selectJobs(
    db,
    and(
      isNull(jobs.deleted_at),
      isNull(companies.deleted_at),
      matchesSearchText(jobs.search, text),
      reached,
    ),
    [
      ...(isOwn ? [desc(isOwn)] : []),
      desc(isOpenColumn(now)),
      sql`${jobs.published_at} desc nulls last`,
      desc(jobs.id),
    ],
    now,
  );
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
 * companies, everyone else those with a public page.
 */
export const findPaletteCompanies = async (
  db: Db,
  text: string,
  { seesCompanies }: PaletteReach,
): Promise<PaletteResults["companies"]> => {
  const name = sql`lower(${companies.name})`;
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
        sql`${name} like ${contains(text)}`,
      ),
    )
    .orderBy(desc(sql`starts_with(${name}, ${text.toLowerCase()})`), asc(name), asc(companies.id))
    .limit(MAX_RESULTS);
  return rows.map(({ id, name, slug, logo_url }) => ({
    id,
    name,
    logo_url,
    path: seesCompanies ? `/admin/companies/${id}/jobs/all` : companyPath({ id, slug }),
  }));
};
