/** A number as people read it: 12,345. */
export const formatCount = (count: number) => count.toLocaleString("en-GB");

/** Whole euros as people read them: €65,000. */
export const formatEuros = (amount: number) => `€${formatCount(amount)}`;
