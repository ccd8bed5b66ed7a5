/** The tiers of an event partnership, from the lowest to the highest. */
export const PARTNERSHIP_TIERS = ["supporter", "exhibitor", "host"] as const;
export type PartnershipTier = (typeof PARTNERSHIP_TIERS)[number];

/** The label of each tier. */
export const TIER_LABELS: Record<PartnershipTier, string> = {
  supporter: "Supporter",
  exhibitor: "Exhibitor",
  host: "Host",
};
