import { z } from "zod";

import { PRICE_TYPES } from "./constants/jobs.ts";
import { MEMBERSHIP_KINDS } from "./constants/memberships.ts";
import {
  OFFER_CENTS_MAX,
  OFFER_CREDITS_MAX,
  OFFER_DAYS_MAX,
  OFFER_FEATURE_MAX,
  OFFER_FEATURES_MAX,
  OFFER_MESSAGES as M,
  OFFER_MONTHS_MAX,
  OFFER_NAME_MAX,
  OFFER_SLOTS_MAX,
} from "./constants/offers.ts";
import { flag, id, requiredText } from "./fields.ts";

const wholeNumber = (min: number, max: number, message: string) =>
  z.number(message).int(message).min(min, message).max(max, `Enter at most ${max}.`);

const cents = z
  .number(M.centsInvalid)
  .int(M.centsInvalid)
  .min(0, M.centsInvalid)
  .max(OFFER_CENTS_MAX, M.centsTooHigh);
const credits = wholeNumber(1, OFFER_CREDITS_MAX, M.creditsInvalid);
const days = (min: number) => wholeNumber(min, OFFER_DAYS_MAX, M.daysInvalid);

/** Grows with each change of an offer by staff. Whoever edits or buys it names the one they saw. */
export const offerVersion = z.number().int().positive();

const described = {
  name: requiredText(OFFER_NAME_MAX),
  features: z.array(requiredText(OFFER_FEATURE_MAX)).max(OFFER_FEATURES_MAX, M.featuresTooMany),
  highlighted: flag,
  active: flag,
};

/** What publishing an ad costs, as staff see it. Amounts are in cents; only invoiced ads have any. */
export const adminJobPrice = z.object({
  id,
  version: offerVersion,
  name: z.string(),
  price_type: z.enum(PRICE_TYPES),
  price_cents: z.number().int(),
  /** The former price, shown crossed out. */
  original_price_cents: z.number().int().nullable(),
  /** Null for those that don't cost credits. */
  credits: z.number().int().nullable(),
  duration_days: z.number().int(),
  boost_days: z.number().int(),
  features: z.array(z.string()),
  /** Whether it is the recommended one. */
  highlighted: z.boolean(),
  /** Whether it is sold. */
  active: z.boolean(),
});
export type AdminJobPrice = z.output<typeof adminJobPrice>;

export const jobPriceBody = z.object({
  ...described,
  version: offerVersion,
  price_cents: cents,
  original_price_cents: cents.nullable(),
  credits: credits.nullable(),
  duration_days: days(1),
  boost_days: days(0),
});
export type JobPriceBody = z.output<typeof jobPriceBody>;

/** A membership plan as staff see it; the price is in cents per month. */
export const adminMembershipPlan = z.object({
  id,
  version: offerVersion,
  kind: z.enum(MEMBERSHIP_KINDS),
  name: z.string(),
  /** Job slots; null for kinds without. */
  concurrent_jobs: z.number().int().nullable(),
  price_cents_month: z.number().int(),
  duration_months: z.number().int(),
  features: z.array(z.string()),
  highlighted: z.boolean(),
  active: z.boolean(),
});
export type AdminMembershipPlan = z.output<typeof adminMembershipPlan>;

const plan = {
  ...described,
  concurrent_jobs: wholeNumber(1, OFFER_SLOTS_MAX, M.slotsInvalid).nullable(),
  price_cents_month: cents,
  duration_months: wholeNumber(1, OFFER_MONTHS_MAX, M.monthsInvalid),
};

export const newMembershipPlanBody = z.object({ ...plan, kind: z.enum(MEMBERSHIP_KINDS) });
export type NewMembershipPlanBody = z.output<typeof newMembershipPlanBody>;

export const membershipPlanBody = z.object({ ...plan, version: offerVersion });
export type MembershipPlanBody = z.output<typeof membershipPlanBody>;

/** A credit pack as staff see it. */
export const adminCreditPack = z.object({
  id,
  version: offerVersion,
  credits: z.number().int(),
  price_cents: z.number().int(),
  active: z.boolean(),
});
export type AdminCreditPack = z.output<typeof adminCreditPack>;

export const newCreditPackBody = z.object({ credits, price_cents: cents, active: flag });
export type NewCreditPackBody = z.output<typeof newCreditPackBody>;

export const creditPackBody = newCreditPackBody.extend({ version: offerVersion });
export type CreditPackBody = z.output<typeof creditPackBody>;
