/** Limits of what is offered to companies: prices of ads, membership plans and credit packs. Amounts are in cents. */
export const OFFER_NAME_MAX = 60;
export const OFFER_CENTS_MAX = 10_000_000;
export const OFFER_FEATURES_MAX = 10;
export const OFFER_FEATURE_MAX = 120;
export const OFFER_CREDITS_MAX = 1000;
export const OFFER_SLOTS_MAX = 1000;
export const OFFER_MONTHS_MAX = 60;
export const OFFER_DAYS_MAX = 365;

export const OFFER_MESSAGES = {
  centsInvalid: "Enter an amount.",
  centsTooHigh: "Enter at most €100,000.",
  priceRequired: "Enter what it costs.",
  notPriced: "Only ads paid by invoice have a price.",
  originalLower: "The former price has to be higher than the price.",
  creditsInvalid: "Enter a whole number of credits.",
  notForCredits: "Only ads paid with credits cost credits.",
  creditsTaken: "There’s already a pack with this number of credits.",
  slotsInvalid: "Enter a whole number of job slots.",
  slotsUnused: "Only recruiting memberships have job slots.",
  daysInvalid: "Enter a whole number of days.",
  boostTooLong: "An ad can’t be boosted for longer than it is online.",
  monthsInvalid: "Enter a whole number of months.",
  featureTooLong: `Use at most ${OFFER_FEATURE_MAX} characters per line.`,
  featuresTooMany: `Enter at most ${OFFER_FEATURES_MAX} lines.`,
  editedMeanwhile:
    "Someone else has changed this in the meantime. Close the form to see how it is now.",
  changed: "This offer has just changed. Please check it before you buy.",
} as const;
