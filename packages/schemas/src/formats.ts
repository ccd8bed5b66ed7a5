/** Formats a number with separators: 12,345. */
export const formatCount = (count: number) => count.toLocaleString("en-GB");

/** Formats whole euros: €65,000. */
export const formatEuros = (amount: number) => `€${formatCount(amount)}`;
