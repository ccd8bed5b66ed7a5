import { z } from "zod";
import {
  employmentType,
  experience,
  filterItem,
  hybridOption,
  language,
  locationItem,
} from "./catalogue.ts";
import { companySummary } from "./companies.ts";
import {
  id,
  instant,
  queryFlag,
  queryIds,
  queryPage,
  queryPageOrNone,
  queryPerPage,
  querySlug,
  toList,
} from "./fields.ts";
import type { WorkMode } from "./job-words.ts";
import { marketSalary } from "./salaries.ts";
import {
  JOB_STATUSES,
  JOB_FILTERS,
  PRICE_TYPES,
  PUBLISHED_WITHIN,
  JOB_ORDERS,
  JOBS_PER_PAGE,
  JOB_WORDS_MAX,
  MAX_SALARY,
  CATEGORY_PAGE_TYPES,
  ADMIN_JOB_ORDERS,
  POSTING_ORDERS,
} from "./constants/jobs.ts";

export const jobStatus = z.enum(JOB_STATUSES);

const HYBRID_VALUES: Record<string, WorkMode> = {
  on_site: "on_site",
  hybrid: "hybrid",
  "2": "on_site",
  "3": "hybrid",
};

/** Hybrid options in a query string, as names or ids; several widen a search, and "any" is none. */
const queryHybridOptions = z.preprocess(
  toList,
  z
    .array(z.enum(["any", "on_site", "hybrid", "1", "2", "3"]))
    .max(10)
    .transform((values) => [...new Set(values.flatMap((value) => HYBRID_VALUES[value] ?? []))]),
);

/** Days in a query string or a body. */
export const publishedWithin = z.coerce
  .number()
  .pipe(z.literal(PUBLISHED_WITHIN.map(({ days }) => days)));

/**
 * A job search. `remote` 1 and the options of `hybrid_option` widen one another. `salary_min` (whole EUR per year) finds ads that pay up to this amount or more, and
 * ads without a salary unless `without_salary` is 0. Without `orderBy`, developers with skills get
 * "match" and everyone else "relevance". A `jobs_page` or `job_listings_page` of 0 leaves out that list.
 */
export const jobSearchQuery = z.object({
  skills: queryIds,
  locations: queryIds,
  seniorities: queryIds,
  languages: queryIds,
  job_title: z.string().trim().max(JOB_WORDS_MAX).default(""),
  hybrid_option: queryHybridOptions,
  employment_type: z.preprocess(toList, z.array(employmentType).max(10)),
  published_within: publishedWithin.optional(),
  remote: queryFlag,
  salary_min: z.coerce.number().int().min(1).max(MAX_SALARY).optional(),
  without_salary: queryFlag,
  orderBy: z.enum(JOB_ORDERS).optional(),
  jobs_page: queryPageOrNone(1),
  job_listings_page: queryPageOrNone(0),
  per_page: queryPerPage(JOBS_PER_PAGE),
});
export type JobSearch = z.infer<typeof jobSearchQuery>;

const namedId = z.object({ id, name: z.string() });

/** An ad's company; `has_page` says whether the displayed name has a public page. */
const adCompany = companySummary.extend({ has_page: z.boolean() });

/** A place of work: a city and its country. */
export const jobCity = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  country: z.object({ id, name: z.string(), slug: z.string() }),
});

/**
 * A job's card. Salaries are whole EUR, gross, per year. The market figures are for the first
 * skill, the first seniority and the first city's country; null if too few ads state a salary.
 */
export const jobCard = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  company: adCompany,
  cities: z.array(jobCity),
  remote: z.union([z.literal(0), z.literal(1)]),
  remote_locations: z.array(namedId),
  hybrid_option: hybridOption,
  employment_type: employmentType,
  skills: z.array(z.object({ id, name: z.string(), slug: z.string() })),
  seniorities: z.array(experience),
  match_seniority: z.array(z.number().int()),
  language: language.nullable(),
  salary_min: z.number().int().nullable(),
  salary_max: z.number().int().nullable(),
  market_salary: marketSalary.nullable(),
  price_type: z.enum(PRICE_TYPES),
  published_at: instant,
  boosted: z.boolean(),
  applied: z.boolean(),
  match_user_state_id: z.number().int().nullable(),
  match_user_state: z.string().nullable(),
  match_user_state_date: instant.nullable(),
});
export type JobCard = z.infer<typeof jobCard>;

/** An imported job from elsewhere: its page and application form are on its own site. */
const jobListingCard = z.object({
  id,
  title: z.string(),
  company_name: z.string(),
  url: z.string(),
  locations: z.array(z.string()),
  remote: z.union([z.literal(0), z.literal(1)]),
  skills: z.array(z.string()),
  salary_min: z.number().int().nullable(),
  salary_max: z.number().int().nullable(),
  published_at: instant,
});
export type JobListingCard = z.infer<typeof jobListingCard>;

const optionCount = z.object({ id, count: z.number().int() });

/**
 * The number of ads for each option, given all other filters. `salary.counts` groups ads by their
 * maximum salary in steps of `SALARY_STEP`, with the last one open-ended. `published` counts ads by
 * age; its ids are days. `found_skills` only counts the ads found.
 */
const jobFacets = z.object({
  skills: z.array(optionCount),
  locations: z.array(optionCount),
  seniorities: z.array(optionCount),
  languages: z.array(optionCount),
  hybrid_options: z.array(optionCount),
  employment_types: z.array(optionCount),
  published: z.array(optionCount),
  remote: z.number().int(),
  salary: z.object({ counts: z.array(z.number().int()), unstated: z.number().int() }),
  found_skills: z.array(optionCount),
});
export type JobFacets = z.infer<typeof jobFacets>;

export const jobSearchAnswer = z.object({
  data: z.object({ job_ads: z.array(jobCard), job_listings: z.array(jobListingCard) }),
  pagination: z.object({
    jobs_page: z.number().int(),
    job_listings_page: z.number().int(),
    jobs_next_page: z.number().int().nullable(),
    job_listings_next_page: z.number().int().nullable(),
    total_jobs: z.number().int(),
    total_job_listings: z.number().int(),
  }),
  facets: jobFacets,
  /** The order of the ads: the one asked for, or the viewer's default. */
  orderBy: z.enum(JOB_ORDERS),
});
export type JobSearchAnswer = z.infer<typeof jobSearchAnswer>;

/** A skill as an option: the label explains it, the name is for use in sentences. */
const skillItem = filterItem.extend({ name: z.string() });

export const jobFilterOptions = z.object({
  skills: z.array(skillItem),
  locations: z.array(locationItem),
  seniorities: z.array(filterItem),
  languages: z.array(filterItem),
  hybrid_options: z.array(hybridOption),
});
export type JobFilterOptions = z.infer<typeof jobFilterOptions>;

/** A published job for its own page; texts are sanitised HTML. */
export const jobDetails = jobCard.extend({
  /** The countries where its remote work can be done: those that it names, and those of its regions. */
  remote_countries: z.array(z.string()),
  status: jobStatus,
  description: z.string(),
  tasks: z.string(),
  requirements: z.string(),
  benefits: z.string(),
  expire_at: instant.nullable(),
  direct_apply: z.boolean(),
  job_url: z.string().nullable(),
  /** The ad's own picture, or otherwise the company's. */
  cover_url: z.string().nullable(),
  /** The preview image for sharing, generated from the ad. */
  job_poster_path: z.string(),
  job_poster_path_og: z.string(),
  answers_in_days: z.number().int().nullable(),
  /** A tracking pixel to load with the visitor's consent; null for the company's own people. */
  pixel_tracking_url: z.string().nullable(),
  company: adCompany.extend({
    short_description: z.string(),
    cover_url: z.string().nullable(),
    employees: z.string().nullable(),
    founded: z.number().int().nullable(),
    headquarters: z.string().nullable(),
    open_jobs: z.number().int(),
  }),
});
export type JobDetails = z.infer<typeof jobDetails>;

/** The identification of a job; legacy forms send id 0 or only one slug. */
export const jobAddressQuery = z.object({
  company_id: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  company_slug: querySlug,
  job_id: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  job_slug: querySlug,
});
export type JobAddress = z.infer<typeof jobAddressQuery>;

export const categoryPageQuery = z.object({
  page_type: z.enum(CATEGORY_PAGE_TYPES),
  seniority: z.string().max(100).optional(),
  country: z.string().max(100).optional(),
  location: z.string().max(100).optional(),
  language: z.string().max(100).optional(),
  skill: z.string().max(100).optional(),
});
export type CategoryPage = z.infer<typeof categoryPageQuery>;

export const categoryPageMeta = z.object({
  page_type: z.enum(CATEGORY_PAGE_TYPES),
  page_title: z.string(),
  page_description: z.string(),
  seo_manual_text: z.string(),
  seo_automatic_text: z.string(),
  total_jobs: z.number().int(),
  filters: z.object({
    skills: z.array(filterItem),
    locations: z.array(locationItem),
    seniorities: z.array(filterItem),
    languages: z.array(filterItem),
  }),
});
export type CategoryPageMeta = z.infer<typeof categoryPageMeta>;

const footerLink = z.object({ label: z.string(), url: z.string() });
export const categoryFooterLinks = z.object({
  skills: z.array(footerLink),
  locations: z.array(footerLink),
});

/** A job in its company's list. */
export const jobPosting = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  status: jobStatus,
  offer_type: z.number().int(),
  price_type: z.enum(PRICE_TYPES),
  published_at: instant.nullable(),
  expire_at: instant.nullable(),
  place: z.string(),
  skills: z.array(namedId),
  boosted: z.boolean(),
  boosted_until: instant.nullable(),
  candidates_count: z.number().int(),
  new_candidates_count: z.number().int(),
  interviewing_candidates_count: z.number().int(),
  hired_candidates_count: z.number().int(),
  /** New candidates without an answer for more than 3 days. */
  waiting_candidates_count: z.number().int(),
  /** Views of the last 7 days, today included, and of the 7 days before. */
  views: z.object({ week: z.number().int(), before: z.number().int() }),
});
export type JobPosting = z.infer<typeof jobPosting>;

/**
 * A page of a company's jobs, in one state or all. `search` finds them by title, location and the company
 * they are for; `slug` finds the job that has it.
 */
export const postingsQuery = z.object({
  search: z.string().trim().max(200).default(""),
  status: z.enum(JOB_FILTERS).default("all"),
  slug: z.string().max(2000).optional(),
  order_by: z.enum(POSTING_ORDERS).default("newest"),
  page: queryPage,
  per_page: queryPerPage(100),
});
export type PostingsQuery = z.infer<typeof postingsQuery>;

/** How many jobs a company has in each state, whatever the search. */
export const postingCounts = z.record(z.enum(JOB_FILTERS), z.number().int().min(0));
export type PostingCounts = z.infer<typeof postingCounts>;

/** Filters the jobs of all companies by title, description or id, and by status. */
const adminJobsFilter = z.object({
  query: z.string().trim().max(200).optional(),
  status: z.enum(JOB_FILTERS).default("all"),
});
export type AdminJobsFilter = z.infer<typeof adminJobsFilter>;

/** Which jobs of all companies a spreadsheet has, in which order. */
export const adminJobsCsvQuery = adminJobsFilter.extend({
  order_by: z.enum(ADMIN_JOB_ORDERS).default("published_at"),
  order_by_direction: z.enum(["asc", "desc"]).default("desc"),
});
export type AdminJobsCsvQuery = z.infer<typeof adminJobsCsvQuery>;

export const adminJobsQuery = adminJobsCsvQuery.extend({
  page: queryPage,
  per_page: queryPerPage(20),
});
export type AdminJobsQuery = z.infer<typeof adminJobsQuery>;

/** A job as a row of the back office. */
export const adminJob = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  company: companySummary,
  status: jobStatus,
  offer_type: z.number().int(),
  price_type: z.enum(PRICE_TYPES),
  published_at: instant.nullable(),
  expire_at: instant.nullable(),
  boosted_until: instant.nullable(),
  candidates_count: z.number().int(),
  bookmarked: z.boolean(),
});
export type AdminJob = z.infer<typeof adminJob>;
