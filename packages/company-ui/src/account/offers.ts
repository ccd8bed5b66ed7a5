import type { MembershipKind } from "@devguild/schemas/constants/memberships";
import { pluralize } from "@devguild/schemas/formats";
import { formatPrice } from "@devguild/schemas/prices";
import type { CreditPack, MembershipPlan, OwnMembership } from "@devguild/schemas/memberships";

import type { Offer } from "./account-address.ts";

/** What is offered, as headings and options say it. */
export const OFFER_LABELS: Record<Offer, string> = {
  recruiting: "Recruiting",
  marketing: "Marketing",
  "employer-branding": "Employer branding",
  credits: "Credits",
};

/** The kind of membership of an offer; null for credits. */
export const OFFER_KINDS: Record<Offer, MembershipKind | null> = {
  recruiting: "RECRUITING",
  marketing: "MARKETING",
  "employer-branding": "EMPLOYER_BRANDING",
  credits: null,
};

/** Something that can be bought, as its card shows it; `version` is that of the offer. */
export type Choice = { id: number; version: number; name: string; price: string; detail: string };

/** Returns the plans that a company can buy beside the membership of the kind it has: all, or those that cost more and have no fewer slots. Pure. */
export const listBuyablePlans = (
  plans: readonly MembershipPlan[],
  current: OwnMembership | null,
): MembershipPlan[] =>
  plans.filter(
    ({ price_cents_month: price, concurrent_jobs: slots }) =>
      !current ||
      (price > (current.membership_fair_price ?? 0) &&
        (slots ?? 0) >= (current.concurrent_jobs ?? 0)),
  );

/** Returns a plan as a card shows it. */
export const toPlanChoice = (plan: MembershipPlan): Choice => ({
  id: plan.id,
  version: plan.version,
  name: plan.name,
  price: `${formatPrice(plan.price_cents_month)} a month`,
  detail: [
    plan.concurrent_jobs !== null && pluralize(plan.concurrent_jobs, "job slot"),
    pluralize(plan.duration_months, "month"),
  ]
    .filter(Boolean)
    .join(", "),
});

/** Returns a pack of credits as a card shows it. */
export const toPackChoice = ({ id, version, credits, price_cents }: CreditPack): Choice => ({
  id,
  version,
  name: pluralize(credits, "credit"),
  price: formatPrice(price_cents),
  detail:
    credits === 1 ? "Doesn’t expire" : `${formatPrice(Math.round(price_cents / credits))} each`,
});
