import { z } from "zod";

import { PRICE_TYPES } from "./constants/jobs.ts";
import { MEMBERSHIP_KINDS } from "./constants/memberships.ts";
import { id, instant } from "./fields.ts";

const figure = z.number().int().min(0);

/**
 * The counts on the back office's first page; failed emails are those that could not be sent so
 * far.
 */
export const adminOverview = z.object({
  companies: figure,
  published_jobs: figure,
  developers: figure,
  applications_30_days: figure,
  failed_mails: figure,
});
export type AdminOverview = z.infer<typeof adminOverview>;

/** A membership that ends soon and doesn't renew. */
const endingMembership = z.object({
  id,
  company_id: id,
  company_name: z.string(),
  kind: z.enum(MEMBERSHIP_KINDS),
  valid_until: instant,
});

const pendingJob = z.object({
  id,
  title: z.string(),
  price_type: z.enum(PRICE_TYPES),
  company_id: id,
  company_name: z.string(),
  /** When it was submitted. */
  since: instant,
});

/** A company by the day it registered. */
const waitingCompany = z.object({ id, name: z.string(), since: instant });

const waitingImport = z.object({
  id,
  source_name: z.string(),
  /** Why it failed, or why it closes nothing. */
  problem: z.string().nullable(),
  since: instant,
});

/** The source can be read again at once, unless it is an uploaded file: null. */
const failedImport = waitingImport.extend({ source_id: id.nullable() });

/**
 * How many of a kind wait, and the oldest of them: as many as fit on the screen, beside those that
 * the caller has snoozed.
 */
const waiting = <Row extends z.ZodType>(row: Row) =>
  z.object({ count: figure, oldest: z.array(row) });

/**
 * A row of the decisions: one thing of a kind by its id, the rest of a kind, or one membership of
 * one company.
 */
const decision = z
  .string()
  .max(60)
  .regex(
    /^((pending_jobs|unverified_companies|unpublished_companies|imports_to_review|failed_imports)(\.\d{1,15})?|membership\.\d{1,15}\.[A-Z_]{1,30})$/,
  );

/** Hides a decision until tomorrow, or shows it again. */
export const snoozeBody = z.object({ decision, snoozed: z.boolean() });
export type SnoozeBody = z.infer<typeof snoozeBody>;

/** What needs a decision of staff today. */
export const adminDecisions = z.object({
  pending_jobs: waiting(pendingJob),
  /** Companies whose account holder hasn't confirmed the email address. */
  unverified_companies: waiting(waitingCompany),
  /** Confirmed companies whose page isn't public. */
  unpublished_companies: waiting(waitingCompany),
  imports_to_review: waiting(waitingImport),
  /** The latest imports of their sources, if they failed. */
  failed_imports: waiting(failedImport),
  /** The first to end. */
  ending_memberships: z.array(endingMembership),
  /** Those that the caller has snoozed until tomorrow. */
  snoozed: z.array(decision),
});
export type AdminDecisions = z.infer<typeof adminDecisions>;
