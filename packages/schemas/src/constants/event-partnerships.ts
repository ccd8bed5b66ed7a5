/** How much a partner of an event takes part, from the least on. */
export const PARTNERSHIP_TIERS = ["supporter", "exhibitor", "host"] as const;
export type PartnershipTier = (typeof PARTNERSHIP_TIERS)[number];

/** What each tier is called. */
export const TIER_LABELS: Record<PartnershipTier, string> = {
  supporter: "Supporter",
  exhibitor: "Exhibitor",
  host: "Host",
};
