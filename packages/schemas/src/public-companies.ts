import { z } from "zod";

import { filterItem, locationItem } from "./catalogue.ts";
import { COMPANIES_OFFERED, COMPANIES_PER_PAGE, COMPANY_ORDERS } from "./constants/companies.ts";
import {
  id,
  queryCount,
  queryFlag,
  queryIds,
  queryPage,
  queryPerPage,
  querySlug,
  queryTexts,
} from "./fields.ts";
import { jobCard, jobCity } from "./jobs.ts";

const skillName = z.object({ id, name: z.string(), slug: z.string() });
const url = z.string().nullable();

/** A short form of a published company. */
export const featuredCompany = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  logo_url: z.string().nullable(),
  short_description: z.string(),
  open_jobs: z.number().int(),
  has_brand_page: z.boolean(),
});
export type FeaturedCompany = z.infer<typeof featuredCompany>;

/** A company's card; labels come from the catalogue. */
export const companyCard = featuredCompany.extend({
  cover_url: z.string().nullable(),
  industries: z.array(filterItem),
  headquarters: z.string().nullable(),
  employees: z.string().nullable(),
  tech_stack: z.array(skillName),
});
export type CompanyCard = z.infer<typeof companyCard>;

/** A value of a company, and what it means by it. */
export const keyValue = filterItem.extend({ description: z.string() });
export type KeyValue = z.infer<typeof keyValue>;

/** A live story of a brand page; `body_html` is sanitised. */
const profileCard = z.object({
  id,
  title: z.string(),
  body_html: z.string(),
  cover_type: z.number().int(),
  images: z.array(z.object({ url: z.string(), alt: z.string() })),
  video_url: z.string().nullable(),
  cta_label: z.string().nullable(),
  cta_url: z.string().nullable(),
});
export type ProfileCard = z.infer<typeof profileCard>;

/** Someone at a company who speaks in published videos, with the newest one. */
const companySpeaker = z.object({
  id,
  name: z.string(),
  title: z.string(),
  portrait_url: z.string().nullable(),
  video: z.object({ id, slug: z.string(), title: z.string() }),
});
export type CompanySpeaker = z.infer<typeof companySpeaker>;

/** A published company for its own page. */
export const publicCompany = companyCard.extend({
  founded: z.number().int().nullable(),
  og_image: z.string(),
  /** The city of `headquarters`; null if that isn't a city. */
  headquarters_city: jobCity.nullable(),
  hiring_preference: z.string().nullable(),
  website_url: url,
  github_url: url,
  twitter_url: url,
  instagram_url: url,
  tiktok_url: url,
  facebook_url: url,
  linkedin_url: url,
  values: z.array(keyValue),
  /** With the name of each skill's category. */
  tech_stack: z.array(skillName.extend({ category: z.string() })),
  speakers: z.array(companySpeaker),
  /** Its open jobs, newest first; `open_jobs` is the total number. */
  jobs: z.array(jobCard),
  /** Its live stories in its own order; empty without a brand page. */
  profile_cards: z.array(profileCard),
});
export type PublicCompany = z.infer<typeof publicCompany>;

/** The identification of a company's page; with an id of 0, only the slug is used. */
export const companyAddressQuery = z.object({
  company_id: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  company_slug: querySlug,
});
export type CompanyAddress = z.infer<typeof companyAddressQuery>;

export const teamsQuery = z.object({
  skills: queryIds,
  locations: queryIds,
  companies: queryIds,
  orderBy: z.enum(COMPANY_ORDERS).default("jobs"),
  page: queryPage,
  per_page: queryPerPage(COMPANIES_PER_PAGE),
});
export type TeamsQuery = z.infer<typeof teamsQuery>;

/** `companies` are slugs that are always among the options, however many companies there are. */
export const companyOptionsQuery = z.object({
  companies: queryTexts,
  /** How many companies to offer beside those. */
  offered: z.coerce.number().int().min(0).max(COMPANIES_OFFERED).default(COMPANIES_OFFERED),
});
export type CompanyOptionsQuery = z.infer<typeof companyOptionsQuery>;

export const companyFilterOptions = z.object({
  skills: z.array(filterItem),
  locations: z.array(locationItem),
  companies: z.array(filterItem),
});
export type CompanyFilterOptions = z.infer<typeof companyFilterOptions>;

export const companyListQuery = z.object({
  /** Only companies with open jobs. */
  public_jobs_only: queryFlag,
  /** Only agencies, or only companies that aren't. */
  agencies: queryFlag,
  /** Bypasses the cache, which is up to half a minute old. */
  no_cache: queryFlag,
  /** Only companies whose name has words that begin with these, best matches first. */
  search: z.string().trim().max(100).optional(),
  /** The maximum number; by default all of them, or the best matches of a search. */
  limit: z.coerce.number().int().min(1).max(100).optional(),
});
export type CompanyListQuery = z.infer<typeof companyListQuery>;

export const featuredCompaniesQuery = z.object({ count: queryCount(8) });

/** A person or company to choose in a form of the back office. */
export const portrayed = z.object({ id, full_name: z.string(), image: z.string().nullable() });
export type Portrayed = z.infer<typeof portrayed>;
