import type { JobPrice } from "@devguild/schemas/postings";

import type { InvoiceLine } from "../invoices/invoices.policy.ts";
import type { Allowance } from "../memberships/memberships.queries.ts";
import type { PriceRow } from "./prices.queries.ts";

const formatCount = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

/**
 * Who asks for prices: the allowance of their company, null without one, and whether they may buy for it,
 * which posting jobs alone doesn't include.
 */
export type Buyer = { allowance: Allowance | null; mayBuy: boolean; supportEmail: string };

const membershipProblem = ({ allowance, supportEmail }: Buyer) => {
  if (!allowance?.membership)
    return `This needs a recruiting membership. Email ${supportEmail} to get one.`;
  return allowance.slotsLeft > 0
    ? null
    : `All job slots of your membership are taken (${allowance.takenSlots} of ${allowance.membership.slots}). Delete an ad or wait until one expires.`;
};

const creditProblem = (price: PriceRow, { allowance, supportEmail }: Buyer) => {
  const needed = price.credits ?? 0;
  const balance = allowance?.credits ?? 0;
  return balance >= needed
    ? null
    : `You need ${formatCount(needed, "credit")} and have ${balance}. Email ${supportEmail} to get more.`;
};

/** Returns why a company can't publish at a price now; null if it can. Pure. */
export const findPriceProblem = (price: PriceRow, buyer: Buyer): string | null => {
  switch (price.price_type) {
    case "membership":
      return membershipProblem(buyer);
    case "credit":
      return creditProblem(price, buyer);
    case "regular":
      return buyer.mayBuy
        ? null
        : "Ask your company’s owner or an administrator to publish this one: it’s paid by invoice.";
  }
};

/** Builds the invoice line of an ad published at a price. Pure. */
export const adLine = (
  { name, duration_days, price_cents }: Pick<PriceRow, "name" | "duration_days" | "price_cents">,
  title: string,
): InvoiceLine => ({
  description: [`${name} ad`, title].filter(Boolean).join(", "),
  detail: `${duration_days} days online`,
  quantity: 1,
  unit: "one",
  unit_price_cents: price_cents,
});

/** Converts a price to an offer for a company, or for someone without one. */
export const toOffer = (price: PriceRow, buyer: Buyer): JobPrice => {
  const problem = findPriceProblem(price, buyer);
  return {
    id: price.id,
    version: price.version,
    name: price.name,
    offer_type: price.offer_type,
    price_type: price.price_type,
    price_cents: price.price_cents,
    ...(price.original_price_cents !== null && {
      original_price_cents: price.original_price_cents,
    }),
    currency: "EUR",
    ...(price.credits !== null && { credits: price.credits }),
    duration_days: price.duration_days,
    boost_days: price.boost_days,
    features: price.features,
    highlighted: price.highlighted,
    available: problem === null,
    ...(problem !== null && { unavailable_reason: problem }),
  };
};
