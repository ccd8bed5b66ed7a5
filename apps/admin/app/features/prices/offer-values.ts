import {
  OFFER_FEATURE_MAX,
  OFFER_FEATURES_MAX,
  OFFER_MESSAGES,
} from "@devguild/schemas/constants/offers";

/** Converts an amount in cents to what a field for euros shows; empty for null. Pure. */
export const toEuroText = (cents: number | null) => (cents === null ? "" : String(cents / 100));

/** Converts what was typed into a field for euros to cents; null if it is empty. Pure. */
export const toCents = (text: string) => (text === "" ? null : Math.round(Number(text) * 100));

/** Converts what was typed into a field for a number; null if it is empty. Pure. */
export const toNumber = (text: string) => (text === "" ? null : Number(text));

/** Converts lines of text to what an offer includes, without empty lines. Pure. */
export const toFeatures = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** Returns the errors of the lines that say what an offer includes, by field. Pure. */
export const checkFeatures = ({ features }: { features: string }): { features?: string } => {
  const lines = toFeatures(features);
  if (lines.length > OFFER_FEATURES_MAX) return { features: OFFER_MESSAGES.featuresTooMany };
  return lines.some((line) => line.length > OFFER_FEATURE_MAX)
    ? { features: OFFER_MESSAGES.featureTooLong }
    : {};
};
