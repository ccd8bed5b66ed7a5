/** The minimum length of a palette query that searches for records. */
export const PALETTE_QUERY_MIN = 2;
