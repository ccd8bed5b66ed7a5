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

/** A published company in a few words. */
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

/** A company as the list of teams shows it; labels are those of the catalogue. */
export const companyCard = featuredCompany.extend({
  cover_url: z.string().nullable(),
  industries: z.array(filterItem),
  headquarters: z.string().nullable(),
  employees: z.string().nullable(),
  tech_stack: z.array(skillName),
});
export type CompanyCard = z.infer<typeof companyCard>;

/** Something that counts in a company, and what is meant by it. */
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

/** A published company on its own page. */
export const publicCompany = companyCard.extend({
  founded: z.number().int().nullable(),
  og_image: z.string(),
  /** Where `headquarters` is; null unless that is a city. */
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
  /** Its open jobs, the newest first; `open_jobs` says how many there are in all. */
  jobs: z.array(jobCard),
  /** Its live stories in its own order; none without a brand page. */
  profile_cards: z.array(profileCard),
});
export type PublicCompany = z.infer<typeof publicCompany>;

/** How a company's page is addressed; an id of 0 looks for the slug alone. */
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

/** `companies` are slugs that the options name in any case, however many companies there are. */
export const companyOptionsQuery = z.object({
  companies: queryTexts,
  /** How many companies to offer with those named. */
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
  /** Only those that have an open job. */
  public_jobs_only: queryFlag,
  /** Only agencies, or only companies that are none. */
  agencies: queryFlag,
  /** Read anew instead of from an answer of at most half a minute ago. */
  no_cache: queryFlag,
  /** Only those whose name has words that begin with these, the best matches first. */
  search: z.string().trim().max(100).optional(),
  /** At most so many; all of them where it is missing, or the best matches of a search. */
  limit: z.coerce.number().int().min(1).max(100).optional(),
});
export type CompanyListQuery = z.infer<typeof companyListQuery>;

export const featuredCompaniesQuery = z.object({ count: queryCount(8) });

/** A person or a company to choose in a form of the back office. */
export const portrayed = z.object({ id, full_name: z.string(), image: z.string().nullable() });
export type Portrayed = z.infer<typeof portrayed>;
