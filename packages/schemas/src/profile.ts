import { z } from "zod";
import { flag, id, requiredText, text } from "./fields.ts";
import { MAX_SKILL_YEARS } from "./constants/catalogue.ts";
import {
  GITHUB_PATTERN,
  LINKEDIN_PATTERN,
  PHONE_PATTERN,
  PROFILE_LANGUAGES_MAX,
  PROFILE_MESSAGES as M,
  PROFILE_SKILLS_MAX,
  TOWN_PATTERN,
} from "./constants/profile.ts";
import { DIGEST_STATUSES } from "./constants/identity.ts";

const NAME_MAX = 100;
const URL_MAX = 200;
const INTERESTS_MAX = 50;

/** A text that null clears; if it is missing, it stays unchanged. */
const clearable = (max: number) => text(max).nullable().optional();

/** A text with a pattern, corrected where what is meant is clear; an empty one clears it. */
const matching = (pattern: RegExp, message: string, correct = (value: string) => value) =>
  z
    .string(message)
    .trim()
    .transform(correct)
    .refine((value) => value.length <= URL_MAX, message)
    .refine((value) => value === "" || pattern.test(value), message)
    .transform((value) => value || null)
    .nullable();

const linkedin = matching(LINKEDIN_PATTERN, M.linkedinInvalid, (value) =>
  value.replace(/^(https?:\/\/)?(?=linkedin\.com\/)/i, "$1www."),
).transform((value) => value && `https://${value.replace(/^https?:\/\//i, "")}`);

const github = matching(GITHUB_PATTERN, M.githubInvalid, (value) =>
  value
    .replace(/^https:/i, "https:")
    .replace(/^(?=(?:www\.)?github\.com\/)/i, "https://")
    .replace(/\/+$/, ""),
);
const phone = matching(PHONE_PATTERN, M.phoneInvalid).optional();

export const detailsBody = z.object({
  first_name: requiredText(NAME_MAX, M.firstNameRequired).optional(),
  last_name: requiredText(NAME_MAX, M.lastNameRequired).optional(),
  job_title: clearable(NAME_MAX),
  position: clearable(NAME_MAX),
  company_name: clearable(NAME_MAX),
  about_me: clearable(5000),
  phone_number: phone,
  work_phone_number: phone,
});

export const socialMediaBody = z.object({
  linkedin: linkedin.optional(),
  github: github.optional(),
});

const placeId = z.string(M.cityRequired).min(1, M.cityRequired).max(20, M.cityUnknown);

/**
 * The name of a town that isn't in the catalogue, beside the nearest city that is. Null and an empty
 * text clear it, and so does another city without it.
 */
export const residenceName = text(NAME_MAX)
  .refine((name) => name === "" || TOWN_PATTERN.test(name), M.townInvalid)
  .transform((name) => name || null)
  .nullable()
  .optional();

export const locationBody = z.object({
  residence_place_id: placeId.nullable().optional(),
  residence_name: residenceName,
  citizenship_country_id: id.nullable().optional(),
});

export const interestsBody = z.object({ interests: z.array(id).max(INTERESTS_MAX) });

const skillYears = z.object({ id, experience: z.number().int().max(MAX_SKILL_YEARS) });

/** 0 or fewer years of experience remove a skill. */
export const skillsBody = z.object({
  skills: z.array(skillYears).max(PROFILE_SKILLS_MAX, M.skillsMany),
  only_append: flag.default(false),
});

const languageLevel = z.object({ id, level_id: z.number().int().min(0).max(4) });

export const languagesBody = z.object({
  user_languages: z.array(languageLevel).max(PROFILE_LANGUAGES_MAX, M.skillsMany),
  only_append: flag.default(false),
});

export const notificationsBody = z.object({
  job_recommendations_subscribed: flag.optional(),
  dev_digest_subscription_status: z.literal(Object.values(DIGEST_STATUSES)).optional(),
  staff_messages_allowed: flag.optional(),
});

/** Whether our team's notifications also come by email. */
export const notificationEmailsBody = z.object({ notification_emails: flag });

export const jobPreferencesBody = z.object({
  remote: flag.optional(),
  relocation: flag.optional(),
  work_permit_details: clearable(500),
});

/** The last steps of the profile: location, preferences, LinkedIn. */
export const finalizeLocationBody = z.object({
  residence_place_id: placeId,
  residence_name: residenceName,
  citizenship_country_id: id.nullable().optional(),
});
export const finalizePreferencesBody = jobPreferencesBody.extend({
  job_recommendations_subscribed: flag.optional(),
});
export const finalizeLinkedinBody = z.object({ linkedin });
