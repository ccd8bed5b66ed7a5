import { z } from "zod";
import {
  ALERT_FREQUENCIES,
  ALERT_MESSAGES,
  GUEST_ALERT_FREQUENCIES,
  SAVED_FILTER_MAX,
  SAVED_SEARCH_NAME_MAX,
} from "./constants/alerts.ts";
import { MESSAGES } from "./constants/identity.ts";
import { JOB_WORDS_MAX, MAX_SALARY } from "./constants/jobs.ts";
import { employmentType } from "./catalogue.ts";
import { publishedWithin } from "./jobs.ts";
import { flag, id, instant, requiredText, text } from "./fields.ts";
import { email } from "./identity.ts";
import { workMode } from "./job-words.ts";
import { linkToken } from "./passwords.ts";

const ids = z.array(id).max(SAVED_FILTER_MAX).default([]);

/** Modes of work; one alone may be sent as its name, and none as "any". */
const modes = z
  .union([
    z.array(workMode).max(SAVED_FILTER_MAX),
    z.enum(["any", ...workMode.options]).transform((mode) => (mode === "any" ? [] : [mode])),
  ])
  .default([]);

/**
 * The part of a job search that can be saved: its filters, by the ids of GET jobs, and its text,
 * without order and page. `remote` false means no filter, like an unticked box.
 */
export const searchToSave = z.object({
  skills: ids,
  locations: ids,
  seniorities: ids,
  languages: ids,
  job_title: text(JOB_WORDS_MAX).default(""),
  hybrid_option: modes,
  employment_type: z.array(employmentType).max(SAVED_FILTER_MAX).default([]),
  published_within: publishedWithin.optional(),
  remote: flag.default(false),
  salary_min: z.number().int().min(1).max(MAX_SALARY).optional(),
  without_salary: flag.default(true),
});
export type SearchToSave = z.output<typeof searchToSave>;

const frequency = z.enum(ALERT_FREQUENCIES);
const name = requiredText(SAVED_SEARCH_NAME_MAX, ALERT_MESSAGES.nameRequired);

/** The default name describes the search. */
export const saveSearchBody = z.object({ name: name.optional(), search: searchToSave, frequency });

/** Missing fields stay unchanged. */
export const changeSearchBody = z.object({
  name: name.optional(),
  frequency: frequency.optional(),
});

/** An alert for someone without an account. */
export const guestAlertBody = z.object({
  email,
  search: searchToSave,
  frequency: z.enum(GUEST_ALERT_FREQUENCIES),
  terms: flag.refine(Boolean, MESSAGES.termsRequired),
});

export const alertTokenBody = z.object({ token: linkToken });

/**
 * A developer's saved search. `description` is readable, such as "Go, Rust jobs in Berlin, remote";
 * `path` is its URL on the site, without the language prefix.
 */
export const savedSearch = z.object({
  id,
  name: z.string(),
  description: z.string(),
  path: z.string(),
  search: searchToSave.extend({ remote: z.boolean(), without_salary: z.boolean() }),
  frequency,
  created_at: instant,
  last_mail_at: instant.nullable(),
});
export type SavedSearch = z.infer<typeof savedSearch>;

/**
 * What an email's unsubscribe link refers to: the alerts of one search, the weekly digest, messages
 * from staff, or notifications by email.
 * Description and path are null for the others, and for a deleted search.
 */
export const mailSubscription = z.object({
  kind: z.enum(["alert", "digest", "messages", "notifications"]),
  description: z.string().nullable(),
  path: z.string().nullable(),
  frequency: frequency.nullable(),
  /** Whether its emails are currently sent. */
  active: z.boolean(),
});
export type MailSubscription = z.infer<typeof mailSubscription>;
