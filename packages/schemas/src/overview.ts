import { z } from "zod";

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
  company_id: id,
  company_name: z.string(),
  kind: z.enum(MEMBERSHIP_KINDS),
  valid_until: instant,
});

/** A row of the decisions: a kind of them, or one membership of one company. */
const decision = z
  .string()
  .max(60)
  .regex(
    /^(pending_jobs|unverified_companies|unpublished_companies|imports_to_review|failed_imports|membership\.\d{1,15}\.[A-Z_]{1,30})$/,
  );

/** Hides a decision until tomorrow, or shows it again. */
export const snoozeBody = z.object({ decision, snoozed: z.boolean() });
export type SnoozeBody = z.infer<typeof snoozeBody>;

/** What needs a decision of staff today. */
export const adminDecisions = z.object({
  pending_jobs: figure,
  /** Companies whose account holder hasn't confirmed the email address. */
  unverified_companies: figure,
  /** Confirmed companies whose page isn't public. */
  unpublished_companies: figure,
  imports_to_review: figure,
  /** Sources whose latest import failed. */
  failed_imports: figure,
  /** The first to end. */
  ending_memberships: z.array(endingMembership),
  /** Those that the caller has snoozed until tomorrow. */
  snoozed: z.array(decision),
});
export type AdminDecisions = z.infer<typeof adminDecisions>;
