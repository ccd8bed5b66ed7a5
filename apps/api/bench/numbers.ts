/** The middle of some numbers; NaN of none. */
export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
};

/** Milliseconds as the tables show them. */
export const ms = (value: number) => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);

/** A ratio as the tables show it. */
export const times = (value: number) => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);

/** A count with separators. */
export const whole = (value: number) => Math.round(value).toLocaleString("en-US");
