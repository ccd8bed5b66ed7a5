import { z } from "zod";

import { LIVE_ADS_NAMED } from "./constants/company-accounts.ts";
import { BILLING_PERIODS } from "./constants/invoices.ts";
import { flag, id, instant, requiredText, text } from "./fields.ts";
import { billingData, partialBillingFields } from "./invoices.ts";
import { ownMembership } from "./memberships.ts";
import { mfaToken } from "./mfa.ts";
import { currentPassword, emailedCode } from "./passwords.ts";

const cents = z.number().int();
const count = z.number().int().min(0);
const namedAd = z.object({ id, title: z.string() });

/** What a company has, what it pays next, and who its account belongs to. */
export const companyAccount = billingData.extend({
  company: z.object({ id, name: z.string(), slug: z.string() }),
  stats: z.object({
    /** Open ads that take a slot of the recruiting membership, and how many slots there are. */
    membership_ads_total: count,
    slots: count,
    live_ads: count,
    candidates: count,
  }),
  /** The ads in the slots, those that end first at the beginning. */
  slot_ads: z.array(namedAd.extend({ expire_at: instant.nullable() })),
  /** The first live ads to end; `stats.live_ads` counts all. */
  live_ads: z.array(namedAd).max(LIVE_ADS_NAMED),
  credits: count,
  membership: ownMembership.nullable(),
  marketing_membership: ownMembership.nullable(),
  employer_branding_membership: ownMembership.nullable(),
  /** Those that ran in the last 12 months, run now or are booked; by kind, then by their start. */
  memberships: z.array(ownMembership),
  /** Null if nothing is charged from here on. */
  next_charge: z
    .object({
      on: z.iso.date(),
      subject: z.string(),
      lines: z.array(z.object({ description: z.string(), detail: z.string(), net_cents: cents })),
      net_cents: cents,
      vat_rate: z.number(),
      vat_cents: cents,
      gross_cents: cents,
    })
    .nullable(),
  overdue: z.object({ invoices: count, gross_cents: cents }),
  account_holder: z
    .object({ full_name: z.string(), email: z.string(), email_verified: z.boolean() })
    .nullable(),
});
export type CompanyAccount = z.infer<typeof companyAccount>;

/** A change of a company's credits. */
export const creditEntry = z.object({
  id,
  delta: z.number().int(),
  reason: z.string(),
  /** The ad that was published with it. */
  job: namedAd.nullable(),
  invoice: z.object({ id, number: z.string() }).nullable(),
  note: z.string(),
  balance_after: count,
  created_by: z.string().nullable(),
  created_at: instant,
});
export type CreditEntry = z.infer<typeof creditEntry>;

export const billingDataBody = z.object({
  ...partialBillingFields,
  billing_period: z.enum(BILLING_PERIODS).optional(),
});

export const resentVerification = z.object({ email: z.string() });

/** The company's name as a confirmation, proof of the owner, and whether live ads may go with it. */
export const deleteCompanyAccountBody = z.object({
  company_name_confirmation: requiredText(200),
  password: currentPassword.optional(),
  mfa_token: mfaToken.optional(),
  verification_code: emailedCode.optional(),
  reason: text(1000).optional(),
  force: flag.default(false),
});

/** A company whose account staff restored: how many ads are live again, and how many users can log in. */
export const restoredCompanyAccount = z.object({
  id,
  name: z.string(),
  live_ads: z.number().int(),
  users: z.number().int(),
});

/** What staff see of a deleted company: who deleted it, why, and until when it can be restored. */
export const companyDeletion = z.object({
  id,
  name: z.string(),
  logo_url: z.string().nullable(),
  credits: z.number().int(),
  /** Whether it is erased: its row stays for the records that refer to it. */
  is_erased: z.boolean(),
  deleted_at: instant,
  /** Null if it was erased, or that login is gone. */
  deleted_by: z.object({ full_name: z.string(), is_staff: z.boolean() }).nullable(),
  reason: z.string(),
  /** Null if it was never restorable. */
  restorable_until: instant.nullable(),
  may_restore: z.boolean(),
  /** How many ads were live, and how many users could log in. */
  live_ads: z.number().int(),
  users: z.number().int(),
});
export type CompanyDeletion = z.infer<typeof companyDeletion>;

/** The deleted company, and until when staff can restore it. */
export const deletedCompanyAccount = z.object({
  id,
  restorable_until: instant,
  logged_out: z.boolean(),
});
