const NEAREST = 100;

const rounded = (amount: number) => Math.round(amount / NEAREST) * NEAREST;

const interpolate = (sorted: Float64Array, share: number) => {
  const at = share * (sorted.length - 1);
  const below = sorted[Math.floor(at)] ?? 0;
  const above = sorted[Math.ceil(at)] ?? 0;
  return below + (above - below) * (at - Math.floor(at));
};

/** Returns the quantile of a sorted sample, interpolated and rounded to 100. Pure. */
export const quantile = (sorted: Float64Array, share: number): number =>
  rounded(interpolate(sorted, share));

type Bar = { from: number | null; to: number | null; count: number };

const WIDTHS = [1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000];
const MAX_BARS = 12;
// Outliers would otherwise compress everything else into one bar.
const [LOW, HIGH] = [0.05, 0.95] as const;

/**
 * Builds a histogram: bars of equal width, the narrowest round one that gives at most twelve bars, plus
 * what lies below and above. Pure.
 */
export const toBars = (sorted: Float64Array): Bar[] => {
  const [low, high] = [interpolate(sorted, LOW), interpolate(sorted, HIGH)];
  const barsWith = (width: number) => Math.floor(high / width) - Math.floor(low / width) + 1;
  const width = WIDTHS.find((each) => barsWith(each) <= MAX_BARS) ?? Math.max(...WIDTHS);
  const start = Math.floor(low / width) * width;
  const end = (Math.floor(high / width) + 1) * width;
  const countBetween = (from: number, to: number) =>
    sorted.reduce((count, pay) => count + Number(pay >= from && pay < to), 0);
  const below = { from: null, to: start, count: countBetween(-Infinity, start) };
  const above = { from: end, to: null, count: countBetween(end, Infinity) };
  const bars = Array.from({ length: (end - start) / width }, (_, number) => {
    const from = start + number * width;
    return { from, to: from + width, count: countBetween(from, from + width) };
  });
  return [...(below.count > 0 ? [below] : []), ...bars, ...(above.count > 0 ? [above] : [])];
};
