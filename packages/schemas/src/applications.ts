import { z } from "zod";
import { language, skill } from "./catalogue.ts";
import {
  flag,
  id,
  instant,
  queryFlag,
  queryPage,
  queryPerPage,
  requiredText,
  text,
} from "./fields.ts";
import { interview } from "./interviews.ts";
import { guarded } from "./mfa.ts";
import { jobCard } from "./jobs.ts";
import { liveEventCard } from "./live-events.ts";
import { videoCard } from "./videos.ts";
import { APPLICATION_STATUSES } from "./constants/application-statuses.ts";
import {
  CANDIDATE_ORDERS,
  COVER_LETTER_MAX,
  MESSAGE_MAX,
  DECLINE_REASON_NAMES,
} from "./constants/applications.ts";

const applicationStatus = z.literal(Object.values(APPLICATION_STATUSES));

/** The campaign that the visitor came from. */
export const utmRecord = z.object({
  utm_campaign: text(200).optional(),
  utm_content: text(200).optional(),
  utm_medium: text(200).optional(),
  utm_source: text(500).optional(),
  utm_term: text(200).optional(),
  gclid: text(500).optional(),
});

export const applyBody = z.object({
  type: z.enum(["internal", "external"]),
  cover_letter: text(COVER_LETTER_MAX).optional(),
  source: text(200).optional(),
  utm: utmRecord.optional(),
});

/** Applying without a cover letter: only the job and where the visitor came from. */
export const oneClickApplyBody = applyBody.pick({ source: true, utm: true }).extend({ job_id: id });

export const declineBody = z.object({
  reasons: z.array(z.enum(DECLINE_REASON_NAMES)).min(1, "Please choose at least one reason."),
  message: text(1000).optional(),
});

export const archiveBody = z.object({ archived: flag.default(true) });

/** A developer's answer to a company's message. */
export const replyBody = z.object({
  message: requiredText(MESSAGE_MAX, "Please write a message."),
});

/** A page of a developer's applications: those archived, those not, or both. */
export const appliedJobsQuery = z.object({
  archived: queryFlag,
  page: queryPage,
  per_page: queryPerPage(100),
});
export type AppliedJobsQuery = z.infer<typeof appliedJobsQuery>;

/** A status change of an application. */
const applicationMove = z.object({
  status: applicationStatus,
  name: z.string(),
  by: z.enum(["developer", "company", "admin"]),
  reason: z.string().nullable(),
  at: instant,
});

/** A message about an application, from either side. */
const applicationMessage = z.object({
  id,
  by: z.enum(["company", "developer"]),
  author_name: z.string(),
  message: z.string(),
  contact_email: z.string(),
  created_at: instant,
});

/** An application as its developer sees it. `id` is the job's id, as in the paths. */
export const appliedJob = z.object({
  id,
  application_id: id,
  job: jobCard.pick({
    id: true,
    slug: true,
    title: true,
    company: true,
    cities: true,
    remote: true,
  }),
  company_name: z.string(),
  cover_url: z.string().nullable(),
  is_external: z.boolean(),
  job_open: z.boolean(),
  match_user_state_id: applicationStatus,
  match_user_state: z.string(),
  match_user_state_date: instant,
  applied_at: instant,
  archived_at: instant.nullable(),
  cover_letter: z.string(),
  decline_reasons: z.array(z.string()),
  answers_in_days: z.number().int().nullable(),
  history: z.array(applicationMove),
  messages: z.array(applicationMessage),
  /** Whether the developer can write to the company: it has written, and both are still there. */
  can_reply: z.boolean(),
  /** The latest interview that staff noted; only staff read it. */
  interview: interview.nullable().optional(),
});
export type AppliedJob = z.infer<typeof appliedJob>;

/** The dashboard "For you". Points run from 0 to 5 in half steps. */
export const developerDashboard = z.object({
  /** The most recently changed applications. */
  applied_jobs: z.array(appliedJob),
  /** `with_company` and `interviewing` are among `current`. */
  applied_counts: z.object({
    current: z.number().int(),
    archived: z.number().int(),
    with_company: z.number().int(),
    interviewing: z.number().int(),
  }),
  saved_jobs_count: z.number().int(),
  /** Messages of our staff that the developer hasn't opened. */
  unread_messages_count: z.number().int(),
  suggested_jobs: z.array(z.object({ job: jobCard, score: z.number(), points: z.number() })),
  signup: z.object({
    step: z.number().int(),
    percent: z.number().int(),
    missing: z.array(z.string()),
  }),
  /** Videos about the developer's skills; empty without skills. */
  recommended_videos: z.array(videoCard),
  /** Upcoming events that the developer is registered for, the next one first. */
  registered_upcoming_live_events: z.array(liveEventCard),
});
export type DeveloperDashboard = z.infer<typeof developerDashboard>;

/** An application as the company sees it; contact data is null once the developer has withdrawn. */
export const candidate = z.object({
  id,
  status: applicationStatus,
  match_user_state_id: applicationStatus,
  match_user_state: z.string(),
  match_user_state_date: instant,
  applied_at: instant,
  /** Since when the candidate has heard nothing from the company. */
  waiting_since: instant,
  match_points: z.number(),
  match_text: z.string(),
  cover_letter: z.string(),
  source: z.string().nullable(),
  developer: z.object({
    id: id.nullable(),
    full_name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    image: z.string().nullable(),
    position: z.string(),
    seniority: z.number().int(),
    residence_city: z.string().nullable(),
    /** The town near that city, if it isn't in the catalogue. */
    residence_name: z.string().nullable(),
    residence_country: z.string().nullable(),
    eu_citizen: z.boolean().nullable(),
    skills: z.array(
      skill.pick({ id: true, name: true }).extend({ years_of_experience: z.number().int() }),
    ),
    languages: z.array(language.extend({ level_id: z.number().int() })),
    linkedin: z.string().nullable(),
    github: z.string().nullable(),
    about_me: z.string(),
    cv_uploaded: z.boolean(),
    remote_option: z.boolean().nullable(),
    relocation_option: z.boolean().nullable(),
    special_work_permit: z.string().nullable(),
  }),
  messages: z.array(applicationMessage),
  history: z.array(applicationMove),
});
export type Candidate = z.infer<typeof candidate>;

/**
 * A page of a job's candidates. `per_status` takes that many of each status instead of `per_page` of
 * all; `search` finds words of names, skills, cities, towns and countries. `min_points` is a match from
 * 0 to 5; experience is the most years that a candidate has in one of the job's skills. The newest
 * applied last; of each status, they reached it last.
 */
export const candidatesQuery = z.object({
  status: z.coerce.number().pipe(applicationStatus).optional(),
  search: text(200).optional(),
  order: z.enum(CANDIDATE_ORDERS).default("newest"),
  min_points: z.coerce.number().min(0).max(5).optional(),
  min_years: z.coerce.number().int().min(0).max(50).optional(),
  per_status: z.coerce.number().int().min(1).max(50).optional(),
  page: queryPage,
  per_page: queryPerPage(100),
});
export type CandidatesQuery = z.infer<typeof candidatesQuery>;

/** The number of candidates in each status that has any; of those that the search finds. */
export const candidateCounts = z.array(
  z.object({ status: applicationStatus, count: z.number().int() }),
);
export type CandidateCounts = z.infer<typeof candidateCounts>;

export const candidateMessageBody = z.object({
  message: requiredText(MESSAGE_MAX, "Please write a message."),
  contact_email: z.email("Please enter a valid email address.").max(254),
});

export const candidateStatusBody = z.object({
  status: applicationStatus,
  reason: text(1000).optional(),
  notify: flag.default(true),
});

/** A move by staff, which requires a second factor. */
export const guardedCandidateStatusBody = candidateStatusBody.extend(guarded.shape);
