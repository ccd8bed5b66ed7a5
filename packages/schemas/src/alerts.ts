import { z } from "zod";
import {
  ALERT_FREQUENCIES,
  ALERT_MESSAGES,
  GUEST_ALERT_FREQUENCIES,
  SAVED_FILTER_MAX,
  SAVED_SEARCH_NAME_MAX,
} from "./constants/alerts.ts";
import { MESSAGES } from "./constants/identity.ts";
import { MAX_SALARY } from "./constants/jobs.ts";
import { flag, id, instant, requiredText, text } from "./fields.ts";
import { email } from "./identity.ts";
import { linkToken } from "./passwords.ts";

const ids = z.array(id).max(SAVED_FILTER_MAX).default([]);

/**
 * What of a job search can be saved: its filters, by the ids that GET jobs takes, and its words. The
 * order and the page are no part of it. `remote` false asks for nothing, as an empty tick does.
 */
export const searchToSave = z.object({
  skills: ids,
  locations: ids,
  seniorities: ids,
  languages: ids,
  job_title: text(200).default(""),
  hybrid_option: z.enum(["any", "on_site", "hybrid"]).default("any"),
  remote: flag.default(false),
  salary_min: z.number().int().min(1).max(MAX_SALARY).optional(),
  without_salary: flag.default(true),
});
export type SearchToSave = z.output<typeof searchToSave>;

const frequency = z.enum(ALERT_FREQUENCIES);
const name = requiredText(SAVED_SEARCH_NAME_MAX, ALERT_MESSAGES.nameRequired);

/** Without a name it is called by what it searches for. */
export const saveSearchBody = z.object({ name: name.optional(), search: searchToSave, frequency });

/** What is left out stays as it is. */
export const changeSearchBody = z.object({
  name: name.optional(),
  frequency: frequency.optional(),
});

/** An alert of somebody without an account. */
export const guestAlertBody = z.object({
  email,
  search: searchToSave,
  frequency: z.enum(GUEST_ALERT_FREQUENCIES),
  terms: flag.refine(Boolean, MESSAGES.termsRequired),
});

export const alertTokenBody = z.object({ token: linkToken });

/**
 * A search that a developer saved. `description` says it in words, such as "Go, Rust jobs in Berlin,
 * remote"; `path` is the site's address of it, below the language.
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
 * What the link of a mail is about: the alerts of one search, or the weekly digest. Description and
 * path are null for the digest, and for a search that is there no more.
 */
export const mailSubscription = z.object({
  kind: z.enum(["alert", "digest"]),
  description: z.string().nullable(),
  path: z.string().nullable(),
  frequency: frequency.nullable(),
  /** Whether mails of it are sent at present. */
  active: z.boolean(),
});
export type MailSubscription = z.infer<typeof mailSubscription>;
