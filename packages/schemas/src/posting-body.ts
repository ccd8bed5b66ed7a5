import { z } from "zod";
import { flag, id, text } from "./fields.ts";
import { partialBillingFields } from "./invoices.ts";
import { offerVersion } from "./offers.ts";
import { employmentType } from "./catalogue.ts";
import { jobStatus } from "./jobs.ts";
import { EXPERIENCES, HYBRID_OPTIONS } from "./constants/catalogue.ts";
import { MAX_SALARY } from "./constants/jobs.ts";
import {
  JOB_SKILLS_MAX,
  JOB_TEXT_MAX,
  JOB_TITLE_MAX,
  NO_SALARY_ID,
  POSTING_MESSAGES,
} from "./constants/postings.ts";
import { toHttpsUrl } from "./web-address.ts";

const M = POSTING_MESSAGES;
const MAX_INTEGER = 2 ** 31 - 1;

const richText = z.string().max(JOB_TEXT_MAX, M.textLong).nullable().optional();
/** An https URL in its canonical form; empty as null. */
export const httpsUrl = z
  .string()
  .trim()
  .max(2000, M.textLong)
  .transform((text, context) => {
    if (text === "") return null;
    const url = toHttpsUrl(text);
    if (url === null) context.addIssue(M.httpsRequired);
    return url;
  })
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
  .max(MAX_INTEGER, M.salaryHigh(MAX_SALARY))
  .nullable()
  .optional();
const hybridId = z.literal(HYBRID_OPTIONS.map(({ id }) => id));
const experienceId = z.literal(
  EXPERIENCES.map(({ id }) => id),
  M.seniorityUnknown,
);

/** The URL of a picture of one kind that was uploaded here. */
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
  // The status in which the sender saw the ad; if it has changed, there is a conflict.
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
  employment_type: employmentType.optional(),
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
  offer_version: offerVersion.optional(),
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
  // Used when the ad is published by invoice, and otherwise ignored.
  ...partialBillingFields,
});

// Aliases; if both names are sent, the first one wins.
const aliases = z.object({
  job_requirements: richText,
  hybrid_option_id: hybridId.nullable().optional(),
  external_apply_url: httpsUrl,
  external_apply_url_checkbox: flag.optional(),
  billing_address: partialBillingFields.billing_information,
  vat_id: partialBillingFields.billing_vat,
});

const first = <T>(value: T | undefined, other: T | undefined) =>
  value === undefined ? other : value;

const resolveAliases = ({
  job_requirements,
  hybrid_option_id,
  external_apply_url,
  external_apply_url_checkbox,
  billing_address,
  vat_id,
  ...fields
}: z.output<typeof postingFields> & z.output<typeof aliases>) => ({
  ...fields,
  requirements: first(fields.requirements, job_requirements),
  hybrid_option: first(fields.hybrid_option, hybrid_option_id),
  job_url: first(fields.job_url, external_apply_url),
  direct_apply: first(fields.direct_apply, external_apply_url_checkbox),
  billing_information: first(fields.billing_information, billing_address),
  billing_vat: first(fields.billing_vat, vat_id),
});

const writable = postingFields.extend(aliases.shape);

/**
 * An ad in a request. Missing fields stay unchanged, null clears them. These are the rules for
 * drafts; those for publishing are in posting-rules.
 */
export const postingBody = writable.transform(resolveAliases);
export type PostingBody = z.input<typeof postingBody>;
export type PostingChange = z.output<typeof postingBody>;

/** A draft: a new one, or the one with that id. */
export const postingDraft = writable
  .extend({ id: id.optional() })
  .transform(({ id: jobId, ...fields }) => ({ id: jobId, change: resolveAliases(fields) }));
export type DraftChange = z.output<typeof postingDraft>;
