import { z } from "zod";

import { filterItem } from "./catalogue.ts";
import { HIRING_PREFERENCES, EMPLOYEE_RANGES } from "./constants/companies.ts";
import {
  COMPANY_INDUSTRIES_MAX,
  COMPANY_LINK_MAX,
  COMPANY_LINKS,
  COMPANY_NAME_MAX,
  COMPANY_PROFILE_MESSAGES as M,
  COMPANY_SKILLS_MAX,
  COMPANY_VALUES_MAX,
  type CompanyLink,
  FOUNDED_MIN,
  INTRODUCTION_MAX,
} from "./constants/company-profile.ts";
import { PICTURE_TYPE_NAMES } from "./constants/postings.ts";
import { UPLOAD_MESSAGES } from "./constants/uploads.ts";
import { flag, id, requiredText, text } from "./fields.ts";
import { keyValue } from "./public-companies.ts";
import { isSlug } from "./slugs.ts";
import { toWebAddress } from "./web-address.ts";

const link = z.string().nullable();

/** A company's profile, as the people who edit it see it. */
export const companyProfile = z.object({
  id,
  name: z.string(),
  type: z.number().int(),
  /** The same as `type`; clients read either spelling. */
  company_tye: z.number().int(),
  slug: z.string(),
  founded: z.number().int().nullable(),
  published: z.boolean(),
  has_brand_page: z.boolean(),
  /** How many of its jobs are open now. */
  published_jobs: z.number().int(),
  short_description: z.string(),
  logo_url: z.string().nullable(),
  cover_url: z.string().nullable(),
  employees: filterItem.nullable(),
  headquarters: z.object({ place_id: z.string(), as_string: z.string() }).nullable(),
  industries: z.array(filterItem),
  key_values: z.array(keyValue),
  tech_stacks: z.array(z.object({ id, name: z.string(), slug: z.string() })),
  hiring_preference: filterItem.nullable(),
  owner_email_verified: z.boolean(),
  website: link,
  github: link,
  twitter: link,
  instagram: link,
  tiktok: link,
  facebook: link,
  linkedin: link,
});
export type CompanyProfile = z.infer<typeof companyProfile>;

const oneOfIds = (options: readonly { id: number }[], message: string) =>
  z.number(message).refine((value) => options.some((each) => each.id === value), message);

const chosenIds = (max: number, message: string) =>
  z
    .array(id)
    .max(max, message)
    .transform((ids) => [...new Set(ids)]);

const founded = z
  .number()
  .int()
  .superRefine((year, context) => {
    const latest = new Date().getFullYear();
    if (year < FOUNDED_MIN || year > latest)
      context.addIssue({ code: "custom", message: M.founded(latest) });
  });

/** Absent fields stay as they are; null clears one. */
export const companyInfoBody = z.object({
  name: requiredText(COMPANY_NAME_MAX, M.nameRequired).optional(),
  headquarters: z.string(M.cityUnknown).max(20, M.cityUnknown).nullish(),
  founded: founded.nullish(),
  employees: oneOfIds(EMPLOYEE_RANGES, M.employeesUnknown).nullish(),
  industries: chosenIds(COMPANY_INDUSTRIES_MAX, M.industriesMany).optional(),
});
export type CompanyInfoBody = z.infer<typeof companyInfoBody>;

// With a partnership, the text or image is the one for its event.
const partnershipId = id.nullish();

export const introductionBody = z.object({
  short_description: text(INTRODUCTION_MAX),
  partnership_id: partnershipId,
});

export const keyValuesBody = z.object({ key_values: chosenIds(COMPANY_VALUES_MAX, M.valuesMany) });

export const techStackBody = z.object({ tech_stacks: chosenIds(COMPANY_SKILLS_MAX, M.skillsMany) });

export const hiringPreferenceBody = z.object({
  hiring_preference: oneOfIds(HIRING_PREFERENCES, M.hiringPreferenceUnknown).nullable(),
});

export const companySlugBody = z.object({
  slug: requiredText(80, M.slugInvalid).refine(isSlug, M.slugInvalid),
});

const address = (name: CompanyLink) =>
  z
    .string(M.linkInvalid(name))
    .trim()
    .max(COMPANY_LINK_MAX, M.linkInvalid(name))
    // A link without its scheme is clear enough; nothing but web pages may be linked.
    .transform((value, context) => {
      if (value === "") return null;
      const link = toWebAddress(/^https?:\/\//i.test(value) ? value : `https://${value}`);
      if (link && COMPANY_LINKS[name].pattern.test(link.replace(/^https?:\/\//, ""))) return link;
      context.addIssue(M.linkInvalid(name));
      return z.NEVER;
    })
    .nullish();

/** Absent links stay as they are; null and an empty text remove one. */
export const companyLinksBody = z.object({
  website: address("website"),
  github: address("github"),
  twitter: address("twitter"),
  instagram: address("instagram"),
  tiktok: address("tiktok"),
  facebook: address("facebook"),
  linkedin: address("linkedin"),
});

export const visibilityBody = z.object({ published: flag });

// The name isn't stored.
export const companyImageUploadBody = z.object({
  filename: text(200).optional(),
  content_type: z.enum(PICTURE_TYPE_NAMES),
  partnership_id: partnershipId,
});

/** The key of an uploaded picture; null removes the present one. */
export const companyImageBody = z.object({
  img_name: z.string(UPLOAD_MESSAGES.fileMissing).max(200, UPLOAD_MESSAGES.fileMissing).nullable(),
  partnership_id: partnershipId,
});
