import { copyTitle } from "@devguild/schemas/constants/postings";
import { COMPANY_TYPES } from "@devguild/schemas/constants/companies";
import { OFFER_TYPES } from "@devguild/schemas/constants/jobs";
import type { EditablePosting } from "@devguild/schemas/postings";
import { and, eq, isNull } from "drizzle-orm";

import { type Db, isoOrNull } from "../../db/db.ts";
import { jobCandidateCounts } from "../applications/applications.tables.ts";
import {
  type Catalogue,
  getCatalogue,
  cityLabel,
  getExperience,
  getEmploymentType,
  getHybridOption,
  pick,
} from "../catalogue/catalogue.queries.ts";
import { companies } from "../companies/companies.tables.ts";
import { stateAt } from "../job-states/job-states.queries.ts";
import { jobs } from "./postings.tables.ts";

type Company = NonNullable<EditablePosting["company"]>;

/** Converts cities to form options: by place id, with their country. */
export const toLocationItems = (catalogue: Catalogue, cityIds: readonly number[]) =>
  pick(catalogue.locations, cityIds).map(({ id, name }) => ({
    place_id: String(id),
    as_string: cityLabel(catalogue, id) ?? name,
  }));

/** Converts skills to form options. */
const toSkillItems = (catalogue: Catalogue, ids: readonly number[]) =>
  pick(catalogue.skills, ids).map(({ id, name, slug, label }) => ({ id, name, slug, label }));

const splitAreas = (catalogue: Catalogue, ids: readonly number[]) => {
  const areas = pick(catalogue.locations, ids);
  const ofKind = (kind: string) =>
    areas.filter((area) => area.kind === kind).map(({ id, name }) => ({ id, name }));
  return { regions: ofKind("region"), countries: ofKind("country") };
};

const companyColumns = {
  id: companies.id,
  name: companies.name,
  logo_url: companies.logo_url,
  published: companies.published,
};

/** Finds a company's ad as the values of its form; null if the company has no such ad. One query. */
export const findEditable = async (
  db: Db,
  companyId: number,
  jobId: number,
  now = new Date(),
): Promise<EditablePosting | null> => {
  const catalogue = await getCatalogue(db);
  const [row] = await db
    .select({
      job: jobs,
      company: companyColumns,
      state: stateAt(now),
      candidates: jobCandidateCounts.visible,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.company_id))
    .innerJoin(jobCandidateCounts, eq(jobCandidateCounts.job_id, jobs.id))
    .where(and(eq(jobs.id, jobId), eq(companies.id, companyId), isNull(jobs.deleted_at)));
  if (!row) return null;
  const { job, company, state, candidates } = row;
  const language = catalogue.languages.get(job.language_id ?? 0);
  return {
    id: job.id,
    title: job.title,
    slug: job.slug,
    status: state,
    is_draft: state === "draft",
    expired: state === "expired",
    company,
    salary_min: job.salary_min,
    salary_max: job.salary_max,
    salary_id: job.salary_id,
    remote: job.remote ? 1 : 0,
    remote_locations: splitAreas(catalogue, job.remote_location_ids),
    cities: toLocationItems(catalogue, job.city_ids),
    description: job.description,
    job_requirements: job.requirements,
    tasks: job.tasks,
    benefits: job.benefits,
    language_id: job.language_id,
    language: language ? { id: language.id, name: language.name } : null,
    hybrid_option: getHybridOption(job.hybrid_option_id),
    employment_type: getEmploymentType(job.employment_type_id),
    skills: toSkillItems(catalogue, job.skill_ids),
    seniorities: job.seniority_ids.map(getExperience),
    logo_url: job.logo_url,
    cover_url: job.cover_url,
    price_id: job.price_id,
    price_type: job.price_type,
    offer_type: job.offer_type,
    job_url: job.job_url,
    direct_apply: job.direct_apply,
    is_agency: job.is_agency,
    company_name: job.job_company_name,
    company_description: job.company_description,
    reference_data: job.reference_data,
    external_tracking_pixel: job.pixel_tracking_url,
    job_posting_owner_id: job.job_posting_owner_id,
    published_at: isoOrNull(job.published_at),
    last_published_at: isoOrNull(job.last_published_at),
    expire_at: isoOrNull(job.expire_at),
    candidates_count: candidates,
  };
};

const NEW_DRAFT = {
  id: null,
  slug: null,
  status: "draft",
  is_draft: true,
  expired: false,
  price_id: null,
  price_type: "regular",
  offer_type: OFFER_TYPES.AD_REGULAR,
  published_at: null,
  last_published_at: null,
  expire_at: null,
  candidates_count: 0,
} as const;

/** Copies an ad to a new draft: "Copy of …", without dates, price and candidates. */
export const toCopy = (source: EditablePosting): EditablePosting => ({
  ...source,
  ...NEW_DRAFT,
  title: copyTitle(source.title),
});

const emptyFor = (company: Company | null, isAgency: boolean): EditablePosting => ({
  ...NEW_DRAFT,
  title: "",
  company,
  salary_min: null,
  salary_max: null,
  salary_id: null,
  remote: 0,
  remote_locations: { regions: [], countries: [] },
  cities: [],
  description: "",
  job_requirements: "",
  tasks: "",
  benefits: "",
  language_id: null,
  language: null,
  hybrid_option: getHybridOption(1),
  employment_type: getEmploymentType(1),
  skills: [],
  seniorities: [],
  logo_url: null,
  cover_url: null,
  job_url: null,
  direct_apply: false,
  is_agency: isAgency,
  company_name: null,
  company_description: null,
  reference_data: null,
  external_tracking_pixel: null,
  job_posting_owner_id: null,
});

/**
 * Builds an empty ad for a company, or for a company yet to be created if the id is 0. Null if there is
 * no such company.
 */
export const readEmptyDraft = async (
  db: Db,
  companyId: number,
): Promise<EditablePosting | null> => {
  if (companyId === 0) return emptyFor(null, false);
  const [row] = await db
    .select({ company: companyColumns, type: companies.type })
    .from(companies)
    .where(and(eq(companies.id, companyId), isNull(companies.deleted_at)));
  return row ? emptyFor(row.company, row.type === COMPANY_TYPES.agency) : null;
};
