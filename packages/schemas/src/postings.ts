import { z } from "zod";
import { experience, hybridOption, language, skill } from "./catalogue.ts";
import { flag, id, instant, queryFlag, queryIds, text } from "./fields.ts";
import { jobStatus } from "./jobs.ts";
import { EXPERIENCES, HYBRID_OPTIONS } from "./constants/catalogue.ts";
import { PRICE_TYPES } from "./constants/jobs.ts";
import {
  JOB_SKILLS_MAX,
  JOB_TEXT_MAX,
  JOB_TITLE_MAX,
  MAXIMUM_SALARY,
  NO_SALARY_ID,
  PICTURE_TYPE_NAMES,
  POSTING_MESSAGES,
  POSTING_PICTURE_NAMES,
} from "./constants/postings.ts";

const M = POSTING_MESSAGES;
const LARGEST_SALARY = 2 ** 31 - 1;

const richText = z.string().max(JOB_TEXT_MAX, M.textLong).nullable().optional();
const httpsAddress = z.url({ protocol: /^https$/ });
const httpsUrl = z
  .string()
  .trim()
  .max(2000, M.textLong)
  .refine((url) => url === "" || httpsAddress.safeParse(url).success, M.httpsRequired)
  .transform((url) => url || null)
  .nullable()
  .optional();
const emptyAsNull = (max: number) =>
  text(max)
    .transform((value) => value || null)
    .nullable()
    .optional();
const salary = z
  .number(M.salarySymbols)
  .int(M.salarySymbols)
  .min(0, M.salarySymbols)
  .max(LARGEST_SALARY, M.salaryHigh(MAXIMUM_SALARY))
  .nullable()
  .optional();
const hybridId = z.literal(HYBRID_OPTIONS.map(({ id }) => id));
const experienceId = z.literal(
  EXPERIENCES.map(({ id }) => id),
  M.seniorityUnknown,
);

/** The address of a picture that was uploaded here, of one kind. */
const pictureUrl = (folder: string) =>
  z
    .string(M.pictureForeign)
    .max(200, M.pictureForeign)
    .regex(
      new RegExp(`^/api/files/${folder}/[A-Za-z0-9-]+\\.(?:svg|png|jpg|webp)$`),
      M.pictureForeign,
    )
    .nullable()
    .optional();

const postingFields = z.object({
  title: z.string().trim().max(JOB_TITLE_MAX, M.titleLong).nullable().optional(),
  is_draft: flag.optional(),
  // The state that its sender saw the ad in; another one by now is a conflict.
  status: jobStatus.optional(),
  salary_min: salary,
  salary_max: salary,
  salary_id: z
    .union([id, z.literal(NO_SALARY_ID)])
    .nullable()
    .optional(),
  description: richText,
  requirements: richText,
  tasks: richText,
  benefits: richText,
  language_id: id.nullable().optional(),
  hybrid_option: z
    .union([hybridId, z.object({ id: hybridId })])
    .nullable()
    .optional(),
  cities: z
    .array(z.object({ value: z.string().max(20), checked: flag.optional() }))
    .max(50)
    .nullable()
    .optional(),
  remote: flag.optional(),
  remote_anywhere: flag.optional(),
  remote_regions: z.array(id).max(50).optional(),
  remote_countries: z.array(id).max(300).optional(),
  skills: z.array(id).max(JOB_SKILLS_MAX, M.skillsTooMany).optional(),
  seniorities: z.array(experienceId).max(EXPERIENCES.length).optional(),
  price_id: id.nullable().optional(),
  job_url: httpsUrl,
  direct_apply: flag.optional(),
  logo_url: pictureUrl("logos"),
  cover_url: pictureUrl("covers"),
  is_agency: flag.optional(),
  job_company_name: emptyAsNull(200),
  company_description: richText,
  reference_data: emptyAsNull(2000),
  pixel_tracking_url: httpsUrl,
  job_posting_owner_id: id.nullable().optional(),
});

// Names that mean the same; where both are sent the first one counts.
const otherNames = z.object({
  job_requirements: richText,
  hybrid_option_id: hybridId.nullable().optional(),
  external_apply_url: httpsUrl,
  external_apply_url_checkbox: flag.optional(),
});

const first = <T>(value: T | undefined, other: T | undefined) =>
  value === undefined ? other : value;

const underOneName = ({
  job_requirements,
  hybrid_option_id,
  external_apply_url,
  external_apply_url_checkbox,
  ...fields
}: z.output<typeof postingFields> & z.output<typeof otherNames>) => ({
  ...fields,
  requirements: first(fields.requirements, job_requirements),
  hybrid_option: first(fields.hybrid_option, hybrid_option_id),
  job_url: first(fields.job_url, external_apply_url),
  direct_apply: first(fields.direct_apply, external_apply_url_checkbox),
});

const writable = postingFields.extend(otherNames.shape);

/**
 * An ad as it is sent. A field that is absent stays as it is, null empties it. This is what a draft must
 * keep to; what publishing needs beyond it is in posting-rules.
 */
export const postingBody = writable.transform(underOneName);
export type PostingBody = z.input<typeof postingBody>;
export type PostingChange = z.output<typeof postingBody>;

/** A draft with the account that it is for; a company's own user need not say anything of that. */
export const draftBody = z.object({
  company: z
    .object({ company_name: text(200).optional(), email_address: text(254).optional() })
    .optional(),
  job: writable
    .extend({ id: id.optional() })
    .transform(({ id: jobId, ...fields }) => ({ id: jobId, change: underOneName(fields) })),
});

export const savedDraft = z.object({
  company: z.object({ id }),
  job: z.object({ id }),
  /** Opens the draft's preview to whoever is given it. */
  draft_token: z.string(),
});

const postingCity = z.object({ place_id: z.string(), as_string: z.string() });
const namedId = z.object({ id, name: z.string() });

/** An ad as its form is filled; a new one and a copy have no id yet. */
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

/** What an ad can be published for. Money is integer cents; what is unavailable says why. */
export const jobPrice = z.object({
  id,
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
  /** Open ads that hold a slot of the membership. */
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

/** What the form of an ad offers to choose from. */
export const postingOptions = z.object({
  experiences: z.array(experience),
  languages: z.array(language),
  skills: z.array(skill),
  default_skills: z.array(skill),
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
export const editableQuery = z.object({ duplicate: queryFlag });
export const draftPreviewQuery = z.object({ token: z.string().max(200).optional() });

/** A draft, as far as it decides whom it reaches. Cities are place ids, areas ids of locations. */
export const reachQuery = z.object({
  seniority_id: queryId.max(EXPERIENCES.length).optional(),
  city_place_ids: queryIds,
  language_id: queryId.optional(),
  skill_ids: queryIds,
  remote: queryFlag,
  remote_locations: queryIds,
});
export type Reach = z.infer<typeof reachQuery>;

const people = z.number().int().min(0);
export const reachEstimate = z.object({
  current_draft_estimated_devs: people,
  by_place: z.array(z.object({ id, label: z.string(), devs: people })),
  by_skill: z.array(z.object({ id, name: z.string(), devs: people })),
});
export type ReachEstimate = z.infer<typeof reachEstimate>;

export const uploadBody = z.object({
  filename: text(200),
  type: z.enum(POSTING_PICTURE_NAMES),
  content_type: z.enum(PICTURE_TYPE_NAMES),
});

/** Where to PUT a picture, and where it is once it was taken. */
export const upload = z.object({ signedUrl: z.string(), fileUrl: z.string() });
