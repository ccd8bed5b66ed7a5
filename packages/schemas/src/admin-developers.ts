import { z } from "zod";

import { auditChanges } from "./audit-trail.ts";
import { language, skill } from "./catalogue.ts";
import {
  DEVELOPER_NOTES_MAX,
  DEVELOPER_STAFF_MESSAGES as M,
  DEVELOPER_STATUSES,
  ERASE_REASON_MAX,
  SUGGESTION_MAX,
  SUSPEND_NOTE_MAX,
} from "./constants/admin-developers.ts";
import { BOARD_ACCESS } from "./constants/profile.ts";
import { flag, id, instant, queryPage, queryPerPage, text, toList } from "./fields.ts";
import { email } from "./identity.ts";
import { interview } from "./interviews.ts";
import { mfaToken } from "./mfa.ts";
import { jobCard } from "./jobs.ts";

const boardAccess = z.literal(Object.values(BOARD_ACCESS));

const developerFilters = {
  query: z.string().trim().max(200).default(""),
  statuses: z.preprocess(
    toList,
    z.array(z.enum(DEVELOPER_STATUSES)).max(DEVELOPER_STATUSES.length),
  ),
};

/** Searches developers in the back office by name, email address or id, and filters them by status. */
export const adminDevelopersFilter = z.object(developerFilters);
export type AdminDevelopersFilter = z.infer<typeof adminDevelopersFilter>;

/** A page of developers for the back office. */
export const adminDevelopersQuery = z.object({
  ...developerFilters,
  page: queryPage,
  per_page: queryPerPage(30),
});
export type AdminDevelopersQuery = z.infer<typeof adminDevelopersQuery>;

/** A developer as a row of the back office. */
export const adminDeveloper = z.object({
  id,
  user_id: id,
  full_name: z.string(),
  email: z.string(),
  image: z.string().nullable(),
  position: z.string(),
  residence_city: z.string().nullable(),
  /** 0 junior, 1 intermediate, 2 senior. */
  seniority: z.number().int(),
  email_verification: z.boolean(),
  validate_by_tm: boardAccess,
  suspended: z.boolean(),
  applications: z.number().int(),
  created_at: instant,
});
export type AdminDeveloper = z.infer<typeof adminDeveloper>;

/** A developer's account as staff see it. */
export const staffDeveloper = adminDeveloper.extend({
  first_name: z.string(),
  last_name: z.string(),
  linkedin: z.string().nullable(),
  github: z.string().nullable(),
  phone: z.string().nullable(),
  complete_personal_phone_number: z.string().nullable(),
  about_me: z.string(),
  cv_uploaded: z.boolean(),
  remote_option: z.boolean(),
  relocation_option: z.boolean(),
  special_work_permit: z.string().nullable(),
  job_recommendations_subscribed: z.boolean(),
  profile_finalized: z.boolean(),
  residence_city: z.object({ name: z.string() }).nullable(),
  citizenship: z.object({ id, name: z.string(), eu: z.boolean() }).nullable(),
  skills: z.array(skill.extend({ years: z.number().int() })),
  languages: z.array(language.extend({ level_id: z.number().int(), level: z.string() })),
  disproved: z.boolean(),
  internal_notes: z.object({
    internal_notes_text: z.string(),
    internal_notes_updated_at: instant.nullable(),
    internal_notes_updated_by: z.string().nullable(),
  }),
  /** The developer in the support chat; null if there is none. */
  intercom_link: z.string().nullable(),
  latest_interview: interview.nullable(),
  /** Approved, verified, not suspended, wants to be emailed about jobs, and takes messages from us. */
  is_sourceable: z.boolean(),
  last_login_at: instant.nullable(),
  suspended_at: instant.nullable(),
  suspended_by: z.string().nullable(),
  suspend_note: z.string().nullable(),
  /** What an erasure deletes, and whether the login goes with it. */
  holdings: z.object({
    applications: z.number().int(),
    open_applications: z.number().int(),
    interviews: z.number().int(),
    messages: z.number().int(),
    suggestions: z.number().int(),
    only_account: z.boolean(),
  }),
});
export type StaffDeveloper = z.infer<typeof staffDeveloper>;

export const developerNotesBody = z.object({ internal_notes_text: text(DEVELOPER_NOTES_MAX) });

export const developerEmailBody = z.object({ email });

/** What the change of an address left. */
export const developerEmail = z.object({
  email: z.string(),
  verification_status: z.enum(["verified", "unverified"]),
  developer_account_suspended: z.boolean(),
});

export const boardAccessBody = z
  .object({ validate_by_tm: boardAccess, disproved: flag.default(false) })
  .refine((body) => !body.disproved || body.validate_by_tm === BOARD_ACCESS.REJECTED, {
    path: ["disproved"],
    message: M.disprovedOnlyRejected,
  });
export type BoardAccessBody = z.output<typeof boardAccessBody>;

export const suspensionBody = z
  .object({ suspended: flag, suspend_note: text(SUSPEND_NOTE_MAX).default("") })
  .refine(({ suspended, suspend_note: note }) => !suspended || note !== "", {
    path: ["suspend_note"],
    message: M.suspendNoteRequired,
  });
export type SuspensionBody = z.output<typeof suspensionBody>;

/** An open job that fits a developer, with how well: a score from 0 to 1, points from 0 to 5. */
export const matchingJob = z.object({ job: jobCard, score: z.number(), points: z.number() });

/** A page of the jobs suggested to a developer, optionally of one company. */
export const jobSuggestionsQuery = z.object({
  search: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  page: queryPage,
  per_page: queryPerPage(20),
});
export type JobSuggestionsQuery = z.infer<typeof jobSuggestionsQuery>;

export const jobSuggestionBody = z.object({
  job_id: id,
  message: text(SUGGESTION_MAX).default(""),
});
export type JobSuggestionBody = z.output<typeof jobSuggestionBody>;

const conversation = {
  /** The conversation in the support chat; null while it is by email. */
  intercom_conversation_id: z.string().nullable(),
  intercom_conversation_link: z.string(),
};

/** Where a suggestion is talked about: the support chat, or an email. */
export const suggestionConversation = z.object(conversation);

/** A job that staff suggested to a developer. `id` is the job's id. */
export const suggestedJob = z.object({
  id,
  suggestion_id: id,
  /** What was written with it. */
  suggestion: z.string(),
  ...conversation,
  title: z.string(),
  slug: z.string(),
  company: z.object({ id, name: z.string(), slug: z.string(), logo_url: z.string().nullable() }),
  job_open: z.boolean(),
  suggested_by: z.string().nullable(),
  suggested_at: instant,
  /** The developer's application to the job; null if there is none. */
  match_user_state_id: z.number().int().nullable(),
  match_user_state: z.string().nullable(),
});
export type SuggestedJob = z.infer<typeof suggestedJob>;

/** A page of what happened to a developer's account, the latest first. */
export const developerHistoryQuery = z.object({ page: queryPage, per_page: queryPerPage(20) });
export type DeveloperHistoryQuery = z.infer<typeof developerHistoryQuery>;

/** An entry of the audit log about a developer. */
export const developerEvent = z.object({
  id,
  sentence: z.string(),
  actor: z.string().nullable(),
  at: instant,
  changes: auditChanges,
});
export type DeveloperEvent = z.infer<typeof developerEvent>;

/** Why a developer is erased, which stays in the audit log, and the proof of a fresh second factor. */
export const eraseDeveloperQuery = z.object({
  reason: z.string().trim().max(ERASE_REASON_MAX).default(""),
  mfa_token: mfaToken.default(""),
});

/** Who was erased, and whether the login went with the developer. */
export const erasedDeveloper = z.object({ user_id: id, with_login: z.boolean() });
