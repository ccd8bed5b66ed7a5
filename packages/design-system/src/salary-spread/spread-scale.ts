export interface SpreadFigures {
  p10: number;
  p25: number;
  median: number;
  p75: number;
  p90: number;
}
/** How many pay an amount from one to another, in whole euros; null where it has no end. */
export interface SpreadBar {
  from: number | null;
  to: number | null;
  count: number;
}

const percent = (share: number) => `${Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 100}%`;

/**
 * Bars and track on one scale: a bar without an end is drawn as wide as the others. Without bars the
 * track alone reaches from the 10th percentile to the 90th.
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
            // In the middle half of all.
            isMiddle: middle >= figures.p25 && middle <= figures.p75,
          };
        })
      : [],
  };
}
