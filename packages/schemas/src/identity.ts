import { z } from "zod";
import { accountEntry, accountType, home } from "./accounts.ts";
import { utmRecord } from "./applications.ts";
import { country, language } from "./catalogue.ts";
import { flag, id, instant, requiredText } from "./fields.ts";
import { tooLong } from "./limit-messages.ts";
import { registeredEvent } from "./live-events.ts";
import { mfaChallenge, mfaState } from "./mfa.ts";
import { MESSAGES, LAST_SEEN_PAGES } from "./constants/identity.ts";
import { PROFILE_MESSAGES } from "./constants/profile.ts";
import { residenceName } from "./profile.ts";

/** An email address; `missing` says that it is missing. */
export const requiredEmail = (missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(254, MESSAGES.emailInvalid)
    .pipe(z.email(MESSAGES.emailInvalid));

/** The writer's own email address. */
export const email = requiredEmail(MESSAGES.emailRequired);

/** A new password; the server checks its strength. */
export const newPassword = z
  .string(MESSAGES.passwordRequired)
  .min(1, MESSAGES.passwordRequired)
  .min(6, MESSAGES.passwordShort)
  .max(64, MESSAGES.passwordLong);

export const loginBody = z.object({
  email,
  password: z
    .string(MESSAGES.passwordRequired)
    .min(1, MESSAGES.passwordRequired)
    .max(1000, tooLong(1000)),
});

/** A new session: API clients store the token, browsers get it as a cookie. */
export const newSession = z.object({
  accessToken: z.string(),
  token_type: z.literal("Bearer"),
  expires_in: z.number().int(),
});

/** The response to a login: a session, or the challenge for a second factor. */
export const loginAnswer = z.union([
  newSession,
  mfaChallenge.extend({ mfa_required: z.literal(true) }),
]);

export const signUpBody = utmRecord.extend({
  email,
  password: newPassword,
  terms: flag.refine(Boolean, MESSAGES.termsRequired),
  hs_terms: flag.default(false),
  job_digest_terms: flag.default(false),
  hutk: z.string().max(200).optional(),
  redirect: z.string().max(2000).optional(),
});

export const verifyEmailBody = z.object({
  token: z.string().min(1, MESSAGES.tokenInvalid).max(200),
});

/** The response to a verification; if it logged someone in, `redirect` is where to go next. */
export const verifyEmailAnswer = z.object({
  verified: z.literal(true),
  redirect: z.string().nullable(),
  accessToken: z.string().optional(),
  token_type: z.literal("Bearer").optional(),
  expires_in: z.number().int().optional(),
});

/** Whether the email address is confirmed, and the one that replaces it once confirmed. */
export const emailStatus = z.object({
  verification_status: z.enum(["unverified", "verified"]),
  pending_email: z.string().nullable(),
});
export const lastSeenBody = z.object({ page: z.enum(LAST_SEEN_PAGES) });

const userSkill = z.object({ id, name: z.string(), years_of_experience: z.number().int() });
const userLanguage = language.extend({ level_id: z.number().int() });

/** The logged-in user with their current account. */
export const user = z.object({
  id,
  email: z.string(),
  email_verified: z.boolean(),
  verification_status: z.enum(["unverified", "verified"]),
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  phone_number: z.string().nullable(),
  work_phone_number: z.string().nullable(),
  company_name: z.string().nullable(),
  about_me: z.string().nullable(),
  position: z.string().nullable(),
  job_title: z.string().nullable(),
  image_url: z.string().nullable(),
  linkedin: z.string().nullable(),
  github: z.string().nullable(),
  password_set: z.boolean(),
  has_password: z.boolean(),
  account_type: accountType,
  accounts: z.array(accountEntry),
  permissions: z.array(z.string()),
  scopes: z.array(z.string()),
  home,
  company: z
    .object({
      id,
      name: z.string(),
      slug: z.string(),
      logo_url: z.string().nullable(),
      /** Its partnership at the next event, or else at the last one; null without any. */
      partnership_id: id.nullable(),
      /** Whether it has a campaign, or a membership for campaigns. */
      has_campaigns: z.boolean(),
      /** How many candidates of its jobs are new; null for those who may not see candidates. */
      new_candidates: z.number().int().nullable(),
    })
    .nullable(),
  developer_id: id.nullable(),
  ...mfaState.shape,
  /** Whether staff have to set up or prove a second factor before the back office opens. */
  needs_second_factor: z.boolean(),
  residence_city: z.object({ place_id: z.string(), name: z.string() }).nullable(),
  /** The town near that city, if it isn't in the catalogue. */
  residence_name: z.string().nullable(),
  residence_country: country.pick({ id: true, name: true }).nullable(),
  citizenship: country.pick({ id: true, name: true }).nullable(),
  skills: z.array(userSkill),
  languages: z.array(userLanguage),
  interests: z.array(z.object({ id, name: z.string() })),
  seniority: z.number().int(),
  signup_step: z.number().int(),
  signup_type: z.number().int().nullable(),
  profile_finalized: z.boolean(),
  complete_profile_modal_last_seen_at: instant.nullable(),
  job_recommendations_subscribed: z.boolean(),
  remote_option: z.boolean(),
  relocation_option: z.boolean(),
  special_work_permit: z.string().nullable(),
  cv_uploaded: z.boolean(),
  cv_upload_date: instant.nullable(),
  dev_digest_subscription_status: z.number().int(),
  /** Whether staff may find this developer and write to them about jobs. */
  staff_messages_allowed: z.boolean(),
  /** Whether notifications of our team also come by email. */
  notification_emails: z.boolean(),
  developer_dashboard_last_visited_at: instant.nullable(),
  company_dashboard_last_visited_at: instant.nullable(),
  company_users_last_visited_at: instant.nullable(),
  registered_upcoming_live_events: z.array(registeredEvent),
  /** The user's identity in the support chat, and its proof if a chat is configured. */
  intercom_id: z.string(),
  intercom_hash: z.string().nullable(),
});
export type User = z.infer<typeof user>;

/** The first step of a developer's profile. */
export const basicProfileBody = z.object({
  first_name: requiredText(100, PROFILE_MESSAGES.firstNameRequired),
  last_name: requiredText(100, PROFILE_MESSAGES.lastNameRequired),
  residence_place_id: z
    .string(PROFILE_MESSAGES.cityRequired)
    .min(1, PROFILE_MESSAGES.cityRequired)
    .max(20),
  residence_name: residenceName,
  citizenship_country_id: id.nullish(),
});

/** The second step: skills in whole years, and languages. */
export const experienceProfileBody = z.object({
  skills: z
    .array(z.object({ id, experience: z.number().int().max(50) }))
    .max(100)
    .refine(
      (skills) => skills.some(({ experience }) => experience > 0),
      "Please add at least one skill.",
    ),
  languages: z.array(z.object({ id, level_id: z.number().int().min(0).max(4) })).max(30),
});
