import { z } from "zod";

import { filterItem, language, locationItem, skill } from "./catalogue.ts";
import { EXPERIENCES, MAX_SKILL_YEARS } from "./constants/catalogue.ts";
import {
  findUnknownPlaceholder,
  MESSAGE_BODY_MAX,
  MESSAGE_RECIPIENTS_MAX,
  MESSAGE_SUBJECT_MAX,
  RECIPIENT_STATES,
  SKIP_REASONS,
  type SkipReason,
  SOURCING_FILTER_MAX,
  SOURCING_MESSAGES as M,
  SOURCING_ORDERS,
  SOURCING_PERIODS,
  SOURCING_RADII,
  SOURCING_RESIDENCIES,
} from "./constants/sourcing.ts";
import { flag, id, instant, listMeta, requiredText, text } from "./fields.ts";

const period = z.enum(SOURCING_PERIODS.map((each) => each.id)).default("any");
const limited = <T extends z.ZodType>(each: T) =>
  z.array(each).max(SOURCING_FILTER_MAX).default([]);

/** Whom a search for developers finds; all filters must match, of skills all or any. */
export const sourcingFilters = z.object({
  skills: limited(
    z.object({ id, yoe_min: z.number().int().min(0).max(MAX_SKILL_YEARS).default(0) }),
  ),
  skills_required: flag.default(true),
  language: limited(z.object({ id, level_min: z.number().int().min(0).max(4).default(0) })),
  locations: limited(id),
  /** How far around the chosen cities, in kilometres. */
  radius_km: z.literal(SOURCING_RADII).default(0),
  residency: z.enum(SOURCING_RESIDENCIES.map((each) => each.id)).default("any"),
  seniorities: z
    .array(z.literal(EXPERIENCES.map((each) => each.id)))
    .max(3)
    .default([]),
  signed_up: period,
  last_seen: period,
  /** Beginnings of words of position, job title and what people write about themselves. */
  words: text(200).default(""),
  /** The job that someone is sought for: those who hide from its company are left out. */
  job_id: id.nullable().default(null),
});
export type SourcingFilters = z.output<typeof sourcingFilters>;

/** A search whose options are counted. */
export const sourcingCountsBody = sourcingFilters.extend({
  /** Cities to count besides all countries and regions. */
  cities: limited(id),
});
export type SourcingCountsBody = z.output<typeof sourcingCountsBody>;

/** A search and its order, of which the first who can be messaged are selected. */
export const sourcingSelectionBody = sourcingFilters.extend({
  /** "match" is to the job; without one, by years in the searched skills. */
  order_by: z.enum(SOURCING_ORDERS.map((each) => each.id)).default("match"),
  order_by_direction: z.enum(["asc", "desc"]).default("desc"),
});
export type SourcingSelectionBody = z.output<typeof sourcingSelectionBody>;

/** A page of the developers that a search finds. */
export const sourcingBody = sourcingSelectionBody.extend({
  page: z.number().int().min(1).max(10_000).default(1),
  per_page: z.number().int().min(1).max(100).default(20),
  /** Counts the searches of a screen, so that it can tell a late answer; only with page 1. */
  call_order_id: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
});
export type SourcingBody = z.output<typeof sourcingBody>;

/** A developer that a search found. */
const sourcedDeveloper = z.object({
  id,
  user_id: id,
  full_name: z.string(),
  image: z.string().nullable(),
  position: z.string(),
  residence_city: z.string().nullable(),
  /** 1 junior, 2 intermediate, 3 senior. */
  seniority: id,
  remote_option: z.boolean(),
  relocation_option: z.boolean(),
  skills: z.array(skill.extend({ years: z.number().int() })),
  languages: z.array(language.extend({ level_id: z.number().int(), level: z.string() })),
  last_seen_at: instant.nullable(),
  created_at: instant,
  /** Whether they can be chosen for a message. */
  is_sourceable: z.boolean(),
  last_message_at: instant.nullable(),
  /** How well they match the job of the search; null without one. */
  match_points: z.number().nullable(),
});
/** A developer that can be selected, and the login. */
export const selectedDeveloper = sourcedDeveloper.pick({ id: true, user_id: true });
export type SourcedDeveloper = z.infer<typeof sourcedDeveloper>;

/** A page of found developers, and how many of all found can be messaged. */
export const sourcedPage = z.object({
  data: z.array(sourcedDeveloper),
  meta: listMeta.extend({ total_sourceable: z.number().int() }),
  call_order_id: z.number().int().nullable(),
});

/** How many developers are left after each filter of a search, in the order of its filters. */
export const sourcingSteps = z.object({
  everyone: z.number().int(),
  steps: z.array(z.object({ filter: z.string(), left: z.number().int() })),
});
export type SourcingSteps = z.infer<typeof sourcingSteps>;

const countsBy = <Id extends z.ZodType>(option: Id) =>
  z.array(z.object({ id: option, count: z.number().int() }));
const choice = z.object({ id: z.string(), value: z.string() });
const numbered = z.object({ id: z.number().int(), value: z.string() });

/** What a search for developers can choose from. */
export const sourcingOptions = z.object({
  skillsYoe: z.array(numbered),
  languages: z.array(numbered),
  languageLevels: z.array(numbered),
  seniority: z.array(numbered),
  residency: z.array(choice),
  radius: z.array(numbered),
  signup: z.array(choice),
  lastSeen: z.array(choice),
  skills: z.array(filterItem.extend({ synonyms: z.array(z.string()) })),
});
export type SourcingOptions = z.infer<typeof sourcingOptions>;

/**
 * How many developers a search would leave with each option of its filters; options of skills, languages and
 * locations that would leave nobody are left out.
 */
export const sourcingCounts = z.object({
  skills: countsBy(id),
  languages: countsBy(id),
  locations: countsBy(id),
  seniority: countsBy(id),
  residency: countsBy(z.string()),
  signup: countsBy(z.string()),
  lastSeen: countsBy(z.string()),
});
export type SourcingCounts = z.infer<typeof sourcingCounts>;

/**
 * How many developers a search would find with other years of its skills, other levels of its languages and
 * another radius around its cities; without cities, `radius` is empty.
 */
export const sourcingLevels = z.object({
  skills: z.array(z.object({ id, years: countsBy(z.number().int()) })),
  languages: z.array(z.object({ id, levels: countsBy(z.number().int()) })),
  radius: countsBy(z.number().int()),
});
export type SourcingLevels = z.infer<typeof sourcingLevels>;

/** Countries and regions to search in; cities are searched by name. */
export const sourcingLocations = z.object({ locations: z.array(locationItem) });

/** A member of staff in whose name a message can go out. */
export const messageSender = z.object({
  id,
  full_name: z.string(),
  email: z.string(),
  image: z.string().nullable(),
});

const checkPlaceholders = (value: string, context: z.RefinementCtx) => {
  const unknown = findUnknownPlaceholder(value);
  if (unknown) context.addIssue({ code: "custom", message: M.placeholder(unknown) });
};

/** A message to developers, the same for all but their first name. */
export const messageBody = z.object({
  developer_ids: z
    .array(id)
    .min(1, M.someone)
    .max(MESSAGE_RECIPIENTS_MAX, M.many)
    .transform((ids) => [...new Set(ids)]),
  sender_id: z.number(M.sender).int(M.sender).positive(M.sender).max(Number.MAX_SAFE_INTEGER),
  subject: requiredText(MESSAGE_SUBJECT_MAX, M.subject)
    .regex(/^[^\r\n]*$/, M.subjectLines)
    .superRefine(checkPlaceholders),
  body: requiredText(MESSAGE_BODY_MAX, M.body).superRefine(checkPlaceholders),
  job_id: id.nullable().default(null),
});
export type MessageBody = z.output<typeof messageBody>;

const reasons = Object.keys(SKIP_REASONS) as [SkipReason, ...SkipReason[]];
const person = { id, full_name: z.string(), first_name: z.string() };

/** Who would get a message and who wouldn't, with why and until when. */
export const messageCheck = z.object({
  valid: z.boolean(),
  recipients: z.number().int(),
  people: z.array(z.object(person)),
  skipped: z.array(
    z.object({ id, full_name: z.string(), reason: z.enum(reasons), until: instant.nullable() }),
  ),
  /** What the first recipient reads. */
  preview: z.object({ full_name: z.string(), subject: z.string(), body: z.string() }).nullable(),
});
export type MessageCheck = z.infer<typeof messageCheck>;

/** A message on its way, and what became of it for each developer. */
export const sentMessage = z.object({
  id,
  subject: z.string(),
  sender: z.string().nullable(),
  job_title: z.string().nullable(),
  /** When it starts to go out; until then it can be taken back. */
  send_at: instant,
  withdrawn: z.boolean(),
  waiting: z.number().int(),
  sent: z.number().int(),
  failed: z.number().int(),
  skipped: z.number().int(),
  /** How many of those who got it opened it on our site. */
  read: z.number().int(),
  replied: z.number().int(),
  people: z.array(
    z.object({
      id,
      full_name: z.string(),
      state: z.literal(Object.values(RECIPIENT_STATES)),
      reason: z.enum(reasons).nullable(),
      sent_at: instant.nullable(),
      /** When they first opened it on our site. */
      read_at: instant.nullable(),
      /** When they first replied on our site. */
      replied_at: instant.nullable(),
    }),
  ),
});
export type SentMessage = z.infer<typeof sentMessage>;

/** A message as a row of all those that were sent. */
export const messageSummary = sentMessage.omit({ people: true });
export type MessageSummary = z.infer<typeof messageSummary>;
