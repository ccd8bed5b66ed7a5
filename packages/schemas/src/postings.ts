import { z } from "zod";
import {
  experience,
  employmentType,
  hybridOption,
  language,
  offeredLanguage,
  offeredSkill,
  skill,
} from "./catalogue.ts";
import { id, instant, queryFlag, queryIds, text } from "./fields.ts";
import { billingData, quote, quoteBilling } from "./invoices.ts";
import { jobPosting, jobStatus } from "./jobs.ts";
import { offerVersion } from "./offers.ts";
import { marketSalary } from "./salaries.ts";
import { EXPERIENCES } from "./constants/catalogue.ts";
import { PRICE_TYPES } from "./constants/jobs.ts";
import { PICTURE_TYPE_NAMES, POSTING_PICTURE_NAMES } from "./constants/postings.ts";

export const savedDraft = z.object({
  company: z.object({ id }),
  job: z.object({ id }),
  /** Gives anyone with the link access to the draft's preview. */
  draft_token: z.string(),
});

const postingCity = z.object({ place_id: z.string(), as_string: z.string() });
const namedId = z.object({ id, name: z.string() });

/** An ad for its form; new ones and copies have no id yet. */
export const editablePosting = z.object({
  id: id.nullable(),
  title: z.string(),
  slug: z.string().nullable(),
  status: jobStatus,
  is_draft: z.boolean(),
  expired: z.boolean(),
  company: z
    .object({ id, name: z.string(), logo_url: z.string().nullable(), published: z.boolean() })
    .nullable(),
  salary_min: z.number().int().nullable(),
  salary_max: z.number().int().nullable(),
  salary_id: z.number().int().nullable(),
  remote: z.union([z.literal(0), z.literal(1)]),
  remote_locations: z.object({ regions: z.array(namedId), countries: z.array(namedId) }),
  cities: z.array(postingCity),
  description: z.string(),
  job_requirements: z.string(),
  tasks: z.string(),
  benefits: z.string(),
  language_id: id.nullable(),
  language: language.nullable(),
  hybrid_option: hybridOption,
  employment_type: employmentType,
  skills: z.array(skill),
  seniorities: z.array(experience),
  logo_url: z.string().nullable(),
  cover_url: z.string().nullable(),
  price_id: id.nullable(),
  price_type: z.enum(PRICE_TYPES),
  offer_type: z.number().int(),
  job_url: z.string().nullable(),
  direct_apply: z.boolean(),
  is_agency: z.boolean(),
  /** The company that an agency recruits for; sent as job_company_name. */
  company_name: z.string().nullable(),
  company_description: z.string().nullable(),
  reference_data: z.string().nullable(),
  /** Sent as pixel_tracking_url. */
  external_tracking_pixel: z.string().nullable(),
  job_posting_owner_id: id.nullable(),
  published_at: instant.nullable(),
  last_published_at: instant.nullable(),
  expire_at: instant.nullable(),
  candidates_count: z.number().int(),
});
export type EditablePosting = z.infer<typeof editablePosting>;

/** A price for publishing an ad, in integer cents; unavailable ones state the reason. */
const jobPrice = z.object({
  id,
  version: offerVersion,
  name: z.string(),
  offer_type: z.number().int(),
  price_type: z.enum(PRICE_TYPES),
  price_cents: z.number().int(),
  original_price_cents: z.number().int().optional(),
  currency: z.literal("EUR"),
  credits: z.number().int().optional(),
  duration_days: z.number().int(),
  boost_days: z.number().int(),
  features: z.array(z.string()),
  highlighted: z.boolean(),
  available: z.boolean(),
  unavailable_reason: z.string().optional(),
});
export type JobPrice = z.infer<typeof jobPrice>;

export const jobPrices = z.object({
  data: z.array(jobPrice),
  membership_name: z.string().nullable(),
  membership_full: z.boolean(),
  /** Open ads that occupy a slot of the membership. */
  published_jobs: z.number().int(),
  job_ad_light_price: jobPrice.nullable(),
});
export type JobPrices = z.infer<typeof jobPrices>;

export const publishOptions = z.object({
  can_publish: z.boolean(),
  requires_confirmation: z.boolean(),
  requires_payment: z.boolean(),
  slots_left: z.number().int(),
  credits_left: z.number().int(),
  reasons: z.array(z.string()),
});
export type PublishOptions = z.infer<typeof publishOptions>;

/** The options in the form of an ad. */
export const postingOptions = z.object({
  experiences: z.array(experience),
  languages: z.array(offeredLanguage),
  skills: z.array(offeredSkill),
  default_skills: z.array(offeredSkill),
  cities: z.array(postingCity),
  jobPrices: z.array(jobPrice),
  hybrid_options: z.array(hybridOption),
  minimum_allowed_salary: z.number().int(),
  max_allowed_salary: z.number().int(),
  allow_external_ats: z.boolean(),
  company_users: z.array(z.object({ id, full_name: z.string() })),
});
export type PostingOptions = z.infer<typeof postingOptions>;

const queryId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export const pricesQuery = z.object({ company_id: queryId.optional() });
export const publishOptionsQuery = z.object({
  company_id: queryId,
  price_id: queryId.optional(),
});
/** What publishing at a price would be invoiced with, and the company's billing data. */
export const adQuote = quote.extend({ billing: billingData });
export type AdQuote = z.infer<typeof adQuote>;

export const adQuoteQuery = quoteBilling.extend({ price_id: queryId });

/** An ad that was published again, with the company's billing data for those who buy for it. */
export const repostedJob = jobPosting.extend({
  company: billingData.pick({ billing_email: true, billing_information: true, billing_vat: true }),
});

export const editableQuery = z.object({ duplicate: queryFlag });
export const draftPreviewQuery = z.object({ token: z.string().max(200).optional() });

/**
 * The part of a draft that decides who it reaches. Cities are place ids, areas are ids of
 * locations.
 */
export const reachQuery = z.object({
  seniority_id: queryId.max(EXPERIENCES.length).optional(),
  city_place_ids: queryIds,
  language_id: queryId.optional(),
  skill_ids: queryIds,
  remote: queryFlag,
  remote_locations: queryIds,
  /** Whose ad it is; without one, the viewer's own. */
  company_id: queryId.optional(),
});
export type Reach = Omit<z.infer<typeof reachQuery>, "company_id">;

const people = z.number().int().min(0);
export const reachEstimate = z.object({
  current_draft_estimated_devs: people,
  by_place: z.array(z.object({ id, label: z.string(), devs: people })),
  by_skill: z.array(z.object({ id, name: z.string(), devs: people })),
});
export type ReachEstimate = z.infer<typeof reachEstimate>;

/** What decides which ads a draft is compared with. */
export const draftMarketQuery = z.object({
  skill_id: queryId,
  seniority_id: queryId.max(EXPERIENCES.length),
  city_place_id: queryId,
});

/** What open ads like a draft pay, and the country that they are in; null with too few of them. */
export const draftMarket = z.object({
  salary: marketSalary.nullable(),
  country: z.string().nullable(),
});
export type DraftMarket = z.infer<typeof draftMarket>;

export const uploadBody = z.object({
  filename: text(200),
  type: z.enum(POSTING_PICTURE_NAMES),
  content_type: z.enum(PICTURE_TYPE_NAMES),
});

/** Where to PUT a picture, and its URL after the upload. */
export const upload = z.object({ signedUrl: z.string(), fileUrl: z.string() });
