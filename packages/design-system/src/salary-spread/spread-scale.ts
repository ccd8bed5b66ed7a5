export interface SpreadFigures {
  p10: number;
  p25: number;
  median: number;
  p75: number;
  p90: number;
}
/** The number of salaries in a range, in whole euros; null for an open end. */
export interface SpreadBar {
  from: number | null;
  to: number | null;
  count: number;
}

const percent = (share: number) => `${Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 100}%`;

/**
 * Lays out bars and track on one scale; open-ended bars are as wide as the others. Without bars,
 * the track spans the 10th to the 90th percentile.
 */
export function layOutSpread(figures: SpreadFigures, bars: readonly SpreadBar[]) {
  const inner = bars.find(({ from, to }) => from !== null && to !== null);
  const step = (inner?.to ?? 0) - (inner?.from ?? 0);
  const first = bars[0];
  const last = bars.at(-1);
  const hasScale = step > 0 && first !== undefined && last !== undefined;
  const least = hasScale ? (first.from ?? (first.to ?? 0) - step) : figures.p10;
  const most = hasScale ? (last.to ?? (last.from ?? 0) + step) : figures.p90;
  const width = Math.max(1, most - least);
  const highest = Math.max(...bars.map(({ count }) => count), 1);
  return {
    place: (amount: number) => percent((amount - least) / width),
    scale: hasScale ? { least, most } : null,
    columns: hasScale
      ? bars.map(({ from, to, count }) => {
          const middle = ((from ?? (to ?? 0) - step) + (to ?? (from ?? 0) + step)) / 2;
          return {
            id: `${from}-${to}`,
            height: percent(count / highest),
            // In the middle half of all salaries.
            isMiddle: middle >= figures.p25 && middle <= figures.p75,
          };
        })
      : [],
  };
}
