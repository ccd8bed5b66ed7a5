/** Characters that a palette's query needs before records are looked for. */
export const PALETTE_QUERY_MIN = 2;
