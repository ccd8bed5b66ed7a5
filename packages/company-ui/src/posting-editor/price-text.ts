import type { JobPrice, PublishOptions } from "@devguild/schemas/postings";
import { pluralize } from "@devguild/schemas/formats";
import { formatPrice } from "@devguild/schemas/prices";

/** Formats a price: "€699", "2 credits", "1 job slot". */
export const formatCost = ({ price_type, price_cents, credits }: JobPrice) => {
  if (price_type === "membership") return "1 job slot";
  return price_type === "credit" ? pluralize(credits ?? 0, "credit") : formatPrice(price_cents);
};

/** Formats the price before a discount; null if there is none. */
export const formatFormerCost = ({ original_price_cents: cents }: JobPrice) =>
  cents === undefined ? null : formatPrice(cents);

/** Describes a company's balance in one line; slots only with a membership. */
export const describeBalance = (
  { slots_left, credits_left }: Pick<PublishOptions, "slots_left" | "credits_left">,
  membership: string | null,
) => {
  const credits = pluralize(credits_left, "credit");
  return membership === null
    ? `You have ${credits} left.`
    : `You have ${pluralize(slots_left, "job slot")} in ${membership} and ${credits} left.`;
};

const ORDER = ["membership", "credit", "regular"] as const;

/** Prices of one kind, and why none of them is available if they share a reason. */
export type PriceGroup = {
  type: JobPrice["price_type"];
  prices: JobPrice[];
  reason: string | null;
};

const getSharedReason = (prices: readonly JobPrice[]) => {
  const reasons = new Set(prices.map((price) => price.unavailable_reason ?? null));
  return reasons.size === 1 ? (prices[0]?.unavailable_reason ?? null) : null;
};

/** Groups prices in the order of the form: a slot, then credits, then money. */
export const groupPrices = (all: readonly JobPrice[]): PriceGroup[] =>
  ORDER.map((type) => {
    const prices = all.filter(({ price_type }) => price_type === type);
    return { type, prices, reason: getSharedReason(prices) };
  }).filter(({ prices }) => prices.length > 0);
