import type { PRICE_TYPES } from "@devguild/schemas/constants/jobs";
import { OFFER_MESSAGES as M } from "@devguild/schemas/constants/offers";
import type { JobPriceBody } from "@devguild/schemas/offers";

type PriceType = (typeof PRICE_TYPES)[number];

const findPriceProblem = ({ price_cents: cents }: JobPriceBody, type: PriceType) => {
  if (type === "regular") return cents > 0 ? undefined : M.priceRequired;
  return cents === 0 ? undefined : M.notPriced;
};

const findOriginalProblem = (
  { price_cents: cents, original_price_cents: original }: JobPriceBody,
  type: PriceType,
) => {
  if (original === null) return undefined;
  if (type !== "regular") return M.notPriced;
  return original > cents ? undefined : M.originalLower;
};

const findCreditsProblem = ({ credits }: JobPriceBody, type: PriceType) => {
  if (type === "credit") return credits === null ? M.creditsInvalid : undefined;
  return credits === null ? undefined : M.notForCredits;
};

/** Returns what is wrong with a price of a type, by field; empty if nothing is. Pure. */
export const findJobPriceErrors = (body: JobPriceBody, type: PriceType): Record<string, string> => {
  const price = findPriceProblem(body, type);
  const original = findOriginalProblem(body, type);
  const credits = findCreditsProblem(body, type);
  return {
    ...(price && { price_cents: price }),
    ...(original && { original_price_cents: original }),
    ...(credits && { credits }),
    ...(body.boost_days > body.duration_days && { boost_days: M.boostTooLong }),
  };
};
