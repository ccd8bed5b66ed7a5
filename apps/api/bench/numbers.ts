/** Returns the median; NaN for an empty list. */
export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
};

/** Formats milliseconds for the tables. */
export const formatMs = (value: number) => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);

/** Formats a ratio for the tables. */
export const formatRatio = (value: number) => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);

/** Formats a count with thousands separators. */
export const formatCount = (value: number) => Math.round(value).toLocaleString("en-US");
