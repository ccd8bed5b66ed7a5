import { z } from "zod";

import { adminCompany } from "./companies.ts";
import { companyLinksBody } from "./company-profile.ts";
import { creditEntry } from "./company-accounts.ts";
import {
  COMPANY_STAFF_MESSAGES as M,
  INTERNAL_NOTES_MAX,
  STAFF_CREDITS_MAX,
  STAFF_NOTE_MAX,
  STAFF_SLOTS_MAX,
} from "./constants/admin-company-accounts.ts";
import { ERASE_REASON_MAX } from "./constants/admin-developers.ts";
import { COMPANY_NAME_MAX, COMPANY_PROFILE_MESSAGES } from "./constants/company-profile.ts";
import { MEMBERSHIP_KINDS } from "./constants/memberships.ts";
import { flag, id, instant, queryFlag, requiredText, text } from "./fields.ts";
import { requiredEmail } from "./identity.ts";
import { guarded } from "./mfa.ts";
import { ownMembership } from "./memberships.ts";

/** What staff note about a company; the company never sees it. */
const internalNotes = z.object({
  internal_notes_text: z.string(),
  internal_notes_updated_at: instant.nullable(),
  internal_notes_updated_by: z.string().nullable(),
});

/** A company as staff see it: the row of the list, its settings and their notes. */
export const staffCompany = adminCompany.extend({
  allow_external_ats: z.boolean(),
  account_holder: z
    .object({
      user_id: id,
      full_name: z.string(),
      email: z.string(),
      email_verified: z.boolean(),
      /** Whether the invitation hasn't been accepted yet. */
      is_invited: z.boolean(),
    })
    .nullable(),
  internal_notes: internalNotes,
  /** Notes on memberships that staff agreed on. */
  membership_notes: z.array(
    z.object({ membership_id: id, kind: z.enum(MEMBERSHIP_KINDS), note: z.string() }),
  ),
});
export type StaffCompany = z.infer<typeof staffCompany>;

/**
 * A company that staff create, not public yet. With `send_invite`, the contact is invited as its
 * account holder; without, it is noted for colleagues.
 */
export const createCompanyBody = z.object({
  name: requiredText(COMPANY_NAME_MAX, COMPANY_PROFILE_MESSAGES.nameRequired),
  type: z.union([z.literal(0), z.literal(1)], M.typeRequired),
  email: requiredEmail(M.contactRequired),
  first_name: text(100).default(""),
  last_name: text(100).default(""),
  website: companyLinksBody.shape.website,
  send_invite: flag,
});
export type CreateCompanyBody = z.output<typeof createCompanyBody>;

/** Deleting a company as staff: a fresh second factor, and a reason for colleagues. */
export const deleteCompanyBody = guarded.extend({ reason: text(500).default("") });

/** What is deleted and until when it can be restored. */
export const deletedCompany = z.object({ company_id: id, restorable_until: instant });

/** Why a company is erased, which stays in the audit log, and the proof of a fresh second factor. */
export const eraseCompanyQuery = guarded.extend({ reason: text(ERASE_REASON_MAX).default("") });

/** Which company was erased, and how many logins with it. */
export const erasedCompany = z.object({ company_id: id, logins: z.int() });

export const internalNotesBody = z.object({ internal_notes_text: text(INTERNAL_NOTES_MAX) });

/** An active user of the company, or someone to invite. */
export const accountHolderBody = z
  .object({
    user_id: id.nullish(),
    email: requiredEmail(M.holderRequired).optional(),
    first_name: text(100).optional(),
    last_name: text(100).optional(),
  })
  .refine(({ user_id: user, email }) => (user ?? null) !== null || email !== undefined, {
    path: ["email"],
    message: M.holderRequired,
  });
export type AccountHolderBody = z.infer<typeof accountHolderBody>;

export const setCreditsBody = z.object({
  credits: z
    .number(M.creditsRequired)
    .int(M.creditsRequired)
    .min(0, M.creditsRequired)
    .max(STAFF_CREDITS_MAX, `Enter at most ${STAFF_CREDITS_MAX} credits.`),
  note: requiredText(STAFF_NOTE_MAX, M.noteRequired),
  /** The balance that was on the screen; if it has changed, nothing is set. */
  credits_before: z.number().int().min(0).optional(),
});
export type SetCreditsBody = z.infer<typeof setCreditsBody>;

/** The balance, and its entry in the ledger; null if nothing had to change. */
export const setCreditsAnswer = z.object({
  credits: z.number().int(),
  entry: creditEntry.pick({ id: true, delta: true, balance_after: true }).nullable(),
});

/** The wanted state, so that two who press at once don't undo each other. */
export const toggleAtsQuery = z.object({ allow_external_ats: queryFlag });

export const brandPageBody = z.object({ has_brand_page: flag });

const day = z.iso.date(M.dayRequired);
const terms = {
  /** Null ends the membership now. */
  membership_plan_id: id.nullable(),
  /** The first and the last day. */
  valid_from: day.optional(),
  valid_until: day.optional(),
  auto_renew: flag.default(false),
  /** Cents per month; null charges nothing here. */
  membership_fair_price: z.number().int().min(0).max(100_000_00).nullable().default(null),
  /** The term in months, for renewals. */
  membership_duration: z.number().int().min(1).max(60).default(12),
  note: text(STAFF_NOTE_MAX).default(""),
};

type Days = { valid_from?: string | undefined; valid_until?: string | undefined };
const isInOrder = ({ valid_from: from, valid_until: until }: Days) =>
  from === undefined || until === undefined || from <= until;
const order = { path: ["valid_until"], message: M.endBeforeStart };

/** A membership of a kind without job slots, as staff agreed on it. */
export const agreedMembershipBody = z.object(terms).refine(isInOrder, order);
export const agreedRecruitingBody = z
  .object({
    ...terms,
    concurrent_jobs: z
      .number(M.slotsRequired)
      .int(M.slotsRequired)
      .min(1, M.slotsRequired)
      .max(STAFF_SLOTS_MAX, `Enter at most ${STAFF_SLOTS_MAX} job slots.`)
      .optional(),
  })
  .refine(isInOrder, order);
export type AgreedMembership = z.output<typeof agreedMembershipBody> & {
  concurrent_jobs?: number | undefined;
};

/** The membership as it is now; null if it has ended. */
export const agreedMembershipAnswer = z.object({
  id,
  membership: ownMembership.nullable(),
});

/** Someone who can look after companies. */
export const successManager = z.object({
  id,
  full_name: z.string(),
  email: z.string(),
  image: z.string().nullable(),
});

export const successManagerBody = z.object({ customer_success_manager_id: id.nullable() });
