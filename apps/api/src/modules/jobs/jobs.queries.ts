import { EMPLOYEE_RANGES } from "@devguild/schemas/constants/companies";
import type { JobAddress, JobDetails, JobFilterOptions } from "@devguild/schemas/jobs";
import type { LocationItem } from "@devguild/schemas/catalogue";
import { EXPERIENCES, HYBRID_OPTIONS } from "@devguild/schemas/constants/catalogue";
import { and, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";

import { type Db, isoOrNull } from "../../db/db.ts";
import type { Viewer } from "../../http/viewer.ts";
import { sanitiseRichText } from "../../rich-text/sanitise-rich-text.ts";
import { applications } from "../applications/applications.tables.ts";
import {
  type Catalogue,
  getCatalogue,
  cityLabel,
  toLocationItem,
  pick,
} from "../catalogue/catalogue.queries.ts";
import { hasNameStarting } from "../catalogue/name-search.policy.ts";
import { companies, companySlugs } from "../companies/companies.tables.ts";
import { isOpen, isOpenAs, stateAt } from "../job-states/job-states.queries.ts";
import { jobs, jobSlugs } from "../postings/postings.tables.ts";
import { companyFacets } from "../public-companies/public-companies.tables.ts";
import { toJobPicture, getPicturePath } from "../social-cards/social-cards.policy.ts";
import { getAdPixel } from "./ad-pixel.queries.ts";
import { countOpenJobs } from "./count-jobs.queries.ts";
import { cardColumns, toCard } from "./job-card.queries.ts";

/** Finds the id of the job that an address refers to: by id, otherwise by current or former slugs. */
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
    // A job that has the slug now takes precedence over one that used to have it.
    .orderBy(desc(eq(jobs.slug, address.job_slug)), desc(jobs.id))
    .limit(1);
  return row?.id ?? null;
};

const listCountries = ({ hierarchy, locations }: Catalogue, areas: readonly number[]) => {
  const ids = areas.flatMap((id) => hierarchy.countriesByRegion.get(id) ?? [id]);
  return pick(locations, [...new Set(ids)]).map(({ name }) => name);
};

type Reader = Pick<Viewer, "userId" | "developerId">;

/** Finds an open job with everything its page shows, for a viewer or a guest; null if it isn't open. */
export const findOpenJob = (db: Db, id: number, reader: Reader | null, now = new Date()) =>
  findJobDetails(
    db,
    and(eq(jobs.id, id), isOpen(now)),
    reader?.developerId ?? null,
    now,
    getAdPixel(reader?.userId ?? null),
  );

/**
 * Finds the one job that meets a condition, with everything its page shows; null if there is none. Its
 * texts are sanitised here, whoever wrote them and however they were imported.
 */
export const findJobDetails = async (
  db: Db,
  condition: SQL | undefined,
  developerId: number | null,
  now: Date,
  // Only the public page of an open ad includes its tracking pixel.
  pixel: SQL<string | null> = sql<null>`null`,
): Promise<JobDetails | null> => {
  const catalogue = await getCatalogue(db);
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
      pixel_tracking_url: pixel,
      short_description: companies.short_description,
      cover_url: companies.cover_url,
      ad_cover_url: jobs.cover_url,
      founded: companies.founded,
      employee_range_id: companies.employee_range_id,
      hq_location_id: companies.hq_location_id,
      answers_in_days: companyFacets.answers_in_days,
      open_jobs: sql<number>`(select count(*)::int from jobs own where own.company_id = ${companies.id} and ${isOpenAs("own", now)})`,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.company_id))
    .leftJoin(companyFacets, eq(companyFacets.company_id, companies.id))
    .leftJoin(
      applications,
      and(eq(applications.job_id, jobs.id), eq(applications.developer_id, developerId ?? 0)),
    )
    .where(condition);
  if (!row) return null;
  const card = toCard(catalogue, row, now);
  const poster = getPicturePath(toJobPicture(card));
  return {
    ...card,
    remote_countries: listCountries(catalogue, row.remote_location_ids),
    status: row.status,
    description: sanitiseRichText(row.description),
    tasks: sanitiseRichText(row.tasks),
    requirements: sanitiseRichText(row.requirements),
    benefits: sanitiseRichText(row.benefits),
    expire_at: isoOrNull(row.expire_at),
    direct_apply: row.direct_apply,
    job_url: row.job_url,
    cover_url: row.ad_cover_url ?? row.cover_url,
    job_poster_path: poster,
    job_poster_path_og: poster,
    answers_in_days: row.answers_in_days,
    pixel_tracking_url: row.pixel_tracking_url,
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

/** Reads all options of the job search filters; only skills and locations with open jobs. */
export const readFilterOptions = async (db: Db): Promise<JobFilterOptions> => {
  const catalogue = await getCatalogue(db);
  const withJobs = async (facet: "skills" | "locations") => [
    ...(await countOpenJobs(db, facet)).keys(),
  ];
  return {
    skills: pick(catalogue.skills, await withJobs("skills")).map(({ id, label, name, slug }) => ({
      id,
      label,
      name,
      slug,
    })),
    locations: pick(catalogue.locations, await withJobs("locations")).map(toLocationItem),
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

/** Finds locations with open jobs whose name starts with a text, those with more jobs first. */
export const searchJobLocations = async (db: Db, search: string): Promise<LocationItem[]> => {
  const { locations } = await getCatalogue(db);
  return pick(locations, [...(await countOpenJobs(db, "locations")).keys()])
    .filter((location) => hasNameStarting(location, search))
    .slice(0, PLACES_SHOWN)
    .map(toLocationItem);
};
