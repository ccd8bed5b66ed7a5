import { z } from "zod";
import { BILLING_MESSAGES } from "./constants/invoices.ts";
import { MEMBERSHIP_KINDS } from "./constants/memberships.ts";
import { flag, id, instant } from "./fields.ts";
import { billingFields, quote, quoteBilling } from "./invoices.ts";
import { offerVersion } from "./offers.ts";

/**
 * A membership plan: its monthly price in cents, its duration in months, and what it includes. Only
 * recruiting has job slots; for others they are null.
 */
export const membershipPlan = z.object({
  id,
  version: offerVersion,
  kind: z.enum(MEMBERSHIP_KINDS),
  name: z.string(),
  concurrent_jobs: z.number().int().nullable(),
  price_cents_month: z.number().int(),
  currency: z.literal("EUR"),
  duration_months: z.number().int(),
  features: z.array(z.string()),
  /** Whether it is the recommended plan of its kind. */
  highlighted: z.boolean(),
});
export type MembershipPlan = z.infer<typeof membershipPlan>;

/** A company's own membership. */
export const ownMembership = z.object({
  id,
  kind: z.enum(MEMBERSHIP_KINDS),
  /** Null for what staff agreed on apart from the plans. */
  plan_id: id.nullable(),
  plan_name: z.string(),
  /** Job slots; null for kinds without. */
  concurrent_jobs: z.number().int().nullable(),
  valid_from: instant,
  valid_until: instant,
  auto_renew: z.boolean(),
  /** What is charged per month in cents; null if it isn't charged here. */
  membership_fair_price: z.number().int().nullable(),
  /** The term in months. */
  membership_duration: z.number().int(),
  membership_remaining_days: z.number().int(),
});
export type OwnMembership = z.infer<typeof ownMembership>;

const purchaseTerms = {
  ...billingFields,
  offer_version: offerVersion.optional(),
  terms_agree: flag.refine(Boolean, BILLING_MESSAGES.termsRequired),
  payment_method: z.literal("invoice"),
};

export const selfPurchaseBody = z.object({
  membership_plan_id: id,
  kind: z.enum(MEMBERSHIP_KINDS),
  duration_months: z.number().int().min(1).max(60),
  auto_renew: flag,
  ...purchaseTerms,
});
export type SelfPurchase = z.output<typeof selfPurchaseBody>;

/** The membership that was bought, and its invoice; null if nothing is to be paid yet. */
export const purchasedMembership = ownMembership.extend({ invoice_id: id.nullable() });

export const autoRenewBody = z.object({ auto_renew: flag });

/** The price of a number of credits, before VAT. */
export const creditPack = z.object({
  id,
  version: offerVersion,
  credits: z.number().int(),
  price_cents: z.number().int(),
  currency: z.literal("EUR"),
});
export type CreditPack = z.infer<typeof creditPack>;

export const creditPurchaseBody = z.object({
  credit_pack_id: id,
  /** The balance that the buyer saw: with another one by then, nothing is bought. */
  credits_before: z.number().int().min(0).optional(),
  ...purchaseTerms,
});
export type CreditPurchase = z.output<typeof creditPurchaseBody>;

/** A purchase in the ledger of credits, the new balance, and its invoice. */
export const purchasedCredits = z.object({
  id,
  credits: z.number().int(),
  balance: z.number().int(),
  invoice_id: id.nullable(),
});

export const membershipQuoteQuery = quoteBilling.extend({
  membership_plan_id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
});

/**
 * What buying a plan would cost now, when its term ends, the next charge after it, and what all memberships
 * cost a month before and after it; net amounts in cents.
 */
export const membershipQuote = quote.extend({
  is_upgrade: z.boolean(),
  valid_until: instant,
  next_charge: z
    .object({ on: z.iso.date(), net_cents: z.number().int(), gross_cents: z.number().int() })
    .nullable(),
  monthly_net_cents: z.object({ before: z.number().int(), after: z.number().int() }),
});
export type MembershipQuote = z.infer<typeof membershipQuote>;

export const creditQuoteQuery = quoteBilling.extend({
  credit_pack_id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
});
