import type { JobPrice, PublishOptions } from "@devguild/schemas/postings";

import { counted } from "@devguild/company-ui/posting-life";

const euros = new Intl.NumberFormat("en-GB", {
  style: "currency",
  currency: "EUR",
  maximumFractionDigits: 0,
});

/** What a price takes: "€699", "2 credits", "One slot". */
export const formatCost = ({ price_type, price_cents, credits }: JobPrice) => {
  if (price_type === "membership") return "One slot";
  return price_type === "credit"
    ? counted(credits ?? 0, "credit")
    : euros.format(price_cents / 100);
};

/** What a price was before it was lowered; null where it was not. */
export const formatFormerCost = ({ original_price_cents: cents }: JobPrice) =>
  cents === undefined ? null : euros.format(cents / 100);

/** What a company has left to publish with, in one line; slots only where it has a membership. */
export const allowanceWords = (
  { slots_left, credits_left }: Pick<PublishOptions, "slots_left" | "credits_left">,
  membership: string | null,
) => {
  const credits = counted(credits_left, "credit");
  return membership === null
    ? `You have ${credits} left.`
    : `You have ${counted(slots_left, "slot")} of ${membership} left, and ${credits}.`;
};

const ORDER = ["membership", "credit", "regular"] as const;

/** Prices of one kind, with why none of them can be taken where that is one and the same reason. */
export type PriceGroup = {
  type: JobPrice["price_type"];
  prices: JobPrice[];
  reason: string | null;
};

const reasonOf = (prices: readonly JobPrice[]) => {
  const reasons = new Set(prices.map((price) => price.unavailable_reason ?? null));
  return reasons.size === 1 ? (prices[0]?.unavailable_reason ?? null) : null;
};

/** Prices as they stand in the form: a slot, then credits, then money. */
export const priceGroups = (all: readonly JobPrice[]): PriceGroup[] =>
  ORDER.map((type) => {
    const prices = all.filter(({ price_type }) => price_type === type);
    return { type, prices, reason: reasonOf(prices) };
  }).filter(({ prices }) => prices.length > 0);
