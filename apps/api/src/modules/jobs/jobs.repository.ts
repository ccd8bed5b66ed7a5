import { EMPLOYEE_RANGES } from "@devguild/schemas/constants/companies";
import type { JobAddress, JobCard, JobDetails, JobFilterOptions } from "@devguild/schemas/jobs";
import type { LocationItem } from "@devguild/schemas/catalogue";
import { EXPERIENCES, HYBRID_OPTIONS } from "@devguild/schemas/constants/catalogue";
import { plainText } from "@devguild/schemas/slugs";
import { and, desc, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";

import { type Db, isoOrNull } from "../../db/db.ts";
import { sanitiseRichText } from "../../rich-text/sanitise-rich-text.ts";
import { answersInDays } from "../applications/answer-time.ts";
import { applications } from "../applications/applications.tables.ts";
import { catalogueOf, cityLabel, locationItemOf, pick } from "../catalogue/catalogue.ts";
import { companies, companySlugs } from "../companies/companies.tables.ts";
import { cardColumns, toCard } from "./job-card.ts";
import { jobs, jobSlugs } from "./jobs.tables.ts";
import { idArray, isOpen, stateAt } from "./open-jobs.ts";

/** The id of the job that an address means: by its id, else by its slugs, present or former ones. */
export const findJobId = async (db: Db, address: JobAddress): Promise<number | null> => {
  if (address.job_id > 0) return address.job_id;
  const company = or(
    eq(companies.slug, address.company_slug),
    sql`exists (select 1 from ${companySlugs} where ${companySlugs.company_id} = ${companies.id} and ${companySlugs.slug} = ${address.company_slug})`,
  );
  const job = or(
    eq(jobs.slug, address.job_slug),
    sql`exists (select 1 from ${jobSlugs} where ${jobSlugs.job_id} = ${jobs.id} and ${jobSlugs.slug} = ${address.job_slug})`,
  );
  const [row] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.company_id))
    .where(and(company, job, isNull(jobs.deleted_at)))
    // A job that has the slug now comes before one that gave it up.
    .orderBy(desc(eq(jobs.slug, address.job_slug)), desc(jobs.id))
    .limit(1);
  return row?.id ?? null;
};

/** An open job with all that its page shows; null where it is not open. */
export const findOpenJob = (db: Db, id: number, developerId: number | null, now = new Date()) =>
  findJobDetails(db, and(eq(jobs.id, id), isOpen(now)), developerId, now);

/**
 * The one job that fulfils a condition, with all that its page shows; null where there is none. Its
 * texts are sanitised here, whoever wrote them and however they came into the table.
 */
export const findJobDetails = async (
  db: Db,
  condition: SQL | undefined,
  developerId: number | null,
  now: Date,
): Promise<JobDetails | null> => {
  const catalogue = await catalogueOf(db);
  const [row] = await db
    .select({
      ...cardColumns,
      status: stateAt(now),
      description: jobs.description,
      tasks: jobs.tasks,
      requirements: jobs.requirements,
      benefits: jobs.benefits,
      expire_at: jobs.expire_at,
      direct_apply: jobs.direct_apply,
      job_url: jobs.job_url,
      short_description: companies.short_description,
      cover_url: companies.cover_url,
      ad_cover_url: jobs.cover_url,
      founded: companies.founded,
      employee_range_id: companies.employee_range_id,
      hq_location_id: companies.hq_location_id,
      answers_in_days: answersInDays(companies.id),
      open_jobs: sql<number>`(select count(*)::int from jobs own where own.company_id = ${companies.id} and own.status = 'published' and own.deleted_at is null and (own.expire_at is null or own.expire_at > ${now.toISOString()}::timestamptz))`,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.company_id))
    .leftJoin(
      applications,
      and(eq(applications.job_id, jobs.id), eq(applications.developer_id, developerId ?? 0)),
    )
    .where(condition);
  if (!row) return null;
  const card = toCard(catalogue, row, now);
  return {
    ...card,
    status: row.status,
    description: sanitiseRichText(row.description),
    tasks: sanitiseRichText(row.tasks),
    requirements: sanitiseRichText(row.requirements),
    benefits: sanitiseRichText(row.benefits),
    expire_at: isoOrNull(row.expire_at),
    direct_apply: row.direct_apply,
    job_url: row.job_url,
    job_poster_path: row.ad_cover_url ?? row.cover_url,
    job_poster_path_og: row.ad_cover_url ?? row.cover_url,
    answers_in_days: row.answers_in_days,
    company: {
      ...card.company,
      short_description: row.short_description,
      cover_url: row.cover_url,
      employees:
        EMPLOYEE_RANGES.find(({ id: range }) => range === row.employee_range_id)?.label ?? null,
      founded: row.founded,
      headquarters: cityLabel(catalogue, row.hq_location_id),
      open_jobs: row.open_jobs,
    },
  };
};

const SIMILAR_SHOWN = 6;

/** Open jobs that share the most skills with one, newer ones first; null where that one is not open. */
export const listSimilarJobs = async (
  db: Db,
  id: number,
  developerId: number | null,
  now = new Date(),
): Promise<JobCard[] | null> => {
  const catalogue = await catalogueOf(db);
  const [job] = await db
    .select({ skills: jobs.skill_ids })
    .from(jobs)
    .where(and(eq(jobs.id, id), isOpen(now)));
  if (!job) return null;
  const skills = idArray(job.skills);
  const shared = sql`(select count(*) from unnest(${jobs.skill_ids}) skill where skill = any(${skills}))`;
  const rows = await db
    .select(cardColumns)
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.company_id))
    .leftJoin(
      applications,
      and(eq(applications.job_id, jobs.id), eq(applications.developer_id, developerId ?? 0)),
    )
    .where(and(isOpen(now), ne(jobs.id, id), sql`${jobs.skill_ids} && ${skills}`))
    .orderBy(desc(shared), desc(jobs.published_at), desc(jobs.id))
    .limit(SIMILAR_SHOWN);
  return rows.map((row) => toCard(catalogue, row, now));
};

/** How many open jobs each skill or place has, of all or of those `among`; the most first. */
export const countOpenJobs = async (
  db: Db,
  facet: "skill_ids" | "location_ids",
  among?: SQL,
  now = new Date(),
): Promise<Map<number, number>> => {
  const rows = await db
    .select({
      id: sql<number>`unnest(${jobs[facet]})`.mapWith(Number).as("option"),
      jobs: sql<number>`count(*)::int`,
    })
    .from(jobs)
    .where(and(isOpen(now), among))
    .groupBy(sql`option`)
    .orderBy(sql`count(*) desc`, sql`option`);
  return new Map(rows.map((row) => [row.id, row.jobs]));
};

/** Everything that the job search can be narrowed to; only skills and places that have open jobs. */
export const readFilterOptions = async (db: Db): Promise<JobFilterOptions> => {
  const catalogue = await catalogueOf(db);
  const withJobs = async (facet: "skill_ids" | "location_ids") => [
    ...(await countOpenJobs(db, facet)).keys(),
  ];
  return {
    skills: pick(catalogue.skills, await withJobs("skill_ids")).map(({ id, label, slug }) => ({
      id,
      label,
      slug,
    })),
    locations: pick(catalogue.locations, await withJobs("location_ids")).map(locationItemOf),
    seniorities: EXPERIENCES.map(({ id, title, slug }) => ({ id, label: title, slug })),
    languages: [...catalogue.languages.values()].map(({ id, name, slug }) => ({
      id,
      label: name,
      slug,
    })),
    hybrid_options: HYBRID_OPTIONS.map(({ id, value, default: isDefault }) => ({
      id,
      value,
      default: isDefault,
    })),
  };
};

const PLACES_SHOWN = 12;

/** Places with open jobs whose name begins with a text, those with more jobs first. */
export const searchJobLocations = async (db: Db, search: string): Promise<LocationItem[]> => {
  const { locations } = await catalogueOf(db);
  const beginning = plainText(search);
  return pick(locations, [...(await countOpenJobs(db, "location_ids")).keys()])
    .filter(({ search_name }) => search_name.startsWith(beginning))
    .slice(0, PLACES_SHOWN)
    .map(locationItemOf);
};
