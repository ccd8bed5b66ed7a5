import { z } from "zod";

import { candidate, candidateCounts } from "./applications.ts";
import { skill } from "./catalogue.ts";
import {
  BULK_MAX,
  CANDIDATE_VIEWS_MAX,
  INBOX_MESSAGES as M,
  INBOX_ORDERS,
  INBOX_STATUSES,
  VIEW_NAME_MAX,
} from "./constants/candidate-inbox.ts";
import { MESSAGE_MAX } from "./constants/applications.ts";
import { checkTemplate } from "./constants/message-templates.ts";
import {
  flag,
  id,
  instant,
  queryIds,
  queryPage,
  queryPerPage,
  queryTexts,
  requiredText,
  text,
  toList,
} from "./fields.ts";

const SEARCH_MAX = 200;
const LIST_MAX = 50;

const status = z.literal(INBOX_STATUSES);
const points = z.number().min(0).max(5);
const days = z.number().int().min(1).max(365);

/**
 * Which candidates of all jobs a company looks at. Without statuses, the open ones; `min_waiting_days`
 * counts from the last thing that the company did.
 */
const inboxFilter = z.object({
  statuses: z.array(status).max(INBOX_STATUSES.length),
  job_ids: z.array(id).max(LIST_MAX),
  skill_ids: z.array(id).max(LIST_MAX),
  location_ids: z.array(id).max(LIST_MAX),
  sources: z.array(z.string().trim().min(1).max(200)).max(LIST_MAX),
  min_points: points.nullable(),
  min_waiting_days: days.nullable(),
  search: text(SEARCH_MAX),
  order: z.enum(INBOX_ORDERS),
});
export type InboxFilter = z.infer<typeof inboxFilter>;

/** Which candidates of all of a company's jobs, in which order. */
export const inboxFilterQuery = z.object({
  statuses: z.preprocess(
    toList,
    z.array(z.coerce.number().pipe(status)).max(INBOX_STATUSES.length),
  ),
  job_ids: queryIds,
  skill_ids: queryIds,
  /** Cities and countries where candidates live. */
  location_ids: queryIds,
  sources: queryTexts,
  min_points: z.coerce.number().min(0).max(5).optional(),
  min_waiting_days: z.coerce.number().int().min(1).max(365).optional(),
  search: text(SEARCH_MAX).default(""),
  order: z.enum(INBOX_ORDERS).default("newest"),
});
export type InboxFilterQuery = z.infer<typeof inboxFilterQuery>;

/** A page of the candidates of all of a company's jobs. */
export const inboxQuery = inboxFilterQuery.extend({
  page: queryPage,
  per_page: queryPerPage(50),
});
export type InboxQuery = z.infer<typeof inboxQuery>;

/** A candidate in the list of all jobs; the rest is read when it is opened. */
export const inboxCandidate = z.object({
  id,
  job: z.object({ id, title: z.string() }),
  status,
  applied_at: instant,
  /** Since when the candidate has heard nothing from the company. */
  waiting_since: instant,
  match_points: z.number(),
  full_name: z.string(),
  image: z.string().nullable(),
  position: z.string(),
  /** The most years in one of the job's skills. */
  years: z.number().int(),
  /** The last message is the candidate's. */
  has_reply: z.boolean(),
  /** The caller hasn't opened the candidate since the application or their last message. */
  is_unread: z.boolean(),
});
export type InboxCandidate = z.infer<typeof inboxCandidate>;

/** How many candidates the built-in views have, whatever the filter. */
const inboxViewCounts = z.object({
  open: z.number().int(),
  fresh: z.number().int(),
  waiting: z.number().int(),
  interviewing: z.number().int(),
});
export type InboxViewCounts = z.infer<typeof inboxViewCounts>;

/** What comes with a page: those found in each status, whichever is shown, and the built-in views. */
export const inboxCounts = z.object({ counts: candidateCounts, views: inboxViewCounts });

/** A candidate with the job they applied to. */
export const openedCandidate = candidate.extend({
  job: z.object({ id, title: z.string(), skills: z.array(skill.pick({ id: true, name: true })) }),
});
export type OpenedCandidate = z.infer<typeof openedCandidate>;

/**
 * How long open candidates have waited: the middle one of each status, since when. And how many days
 * interviews usually take at the company, null before there were any.
 */
export const candidateWaits = z.object({
  medians: z.array(z.object({ status, since: instant })),
  interview_days: z.number().nullable(),
});
export type CandidateWaits = z.infer<typeof candidateWaits>;

/** What the candidates of a company can be filtered by, with the number of open candidates. */
export const inboxOptions = z.object({
  jobs: z.array(z.object({ id, title: z.string(), count: z.number().int() })),
  skills: z.array(z.object({ id, name: z.string(), count: z.number().int() })),
  /** Cities, with their country, and countries. */
  locations: z.array(z.object({ id, name: z.string(), count: z.number().int() })),
  sources: z.array(z.object({ source: z.string(), count: z.number().int() })),
});
export type InboxOptions = z.infer<typeof inboxOptions>;

/** A view of candidates that a person has saved under a name. */
export const candidateView = z.object({ id, name: z.string(), filter: inboxFilter });
export type CandidateView = z.infer<typeof candidateView>;

export const candidateViews = z.array(candidateView).max(CANDIDATE_VIEWS_MAX);

export const candidateViewBody = z.object({
  name: requiredText(VIEW_NAME_MAX, M.viewName),
  filter: inboxFilter,
});
export type CandidateViewBody = z.infer<typeof candidateViewBody>;

/**
 * One action for many candidates: a status, a message, or both. The message may contain the variables
 * of templates. Without `notify`, a move sends no email.
 */
export const bulkActionBody = z
  .object({
    candidate_ids: z.array(id).min(1, M.noCandidates).max(BULK_MAX, M.tooMany),
    status: status.nullable(),
    message: text(MESSAGE_MAX),
    contact_email: z.email("Please enter a valid email address.").max(254),
    notify: flag,
  })
  .superRefine((body, context) => {
    if (body.status === null && body.message === "")
      context.addIssue({ code: "custom", path: ["message"], message: M.nothingToDo });
    const unknown = checkTemplate(body.message);
    if (unknown) context.addIssue({ code: "custom", path: ["message"], message: unknown });
  });
export type BulkActionBody = z.infer<typeof bulkActionBody>;

/** How far an action for many candidates is. */
export const bulkAction = z.object({
  id,
  status: status.nullable(),
  total: z.number().int(),
  done: z.number().int(),
  /** Those that could not be changed, and why. */
  failed: z.array(z.object({ candidate_id: id, full_name: z.string(), reason: z.string() })),
  is_finished: z.boolean(),
  is_undone: z.boolean(),
  /** Until when it can be undone. */
  undo_until: instant,
});
export type BulkAction = z.infer<typeof bulkAction>;
