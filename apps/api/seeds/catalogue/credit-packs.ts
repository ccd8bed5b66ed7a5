/** The initial credit packs: the more credits, the less each costs. */
export const CREDIT_PACK_ROWS = [
  { id: 1, credits: 1, price_cents: 34_900 },
  { id: 2, credits: 5, price_cents: 165_000 },
  { id: 3, credits: 10, price_cents: 320_000 },
] as const;
