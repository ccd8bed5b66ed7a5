/** Yearly gross amounts in whole euros. */
export interface SalaryRange {
  min: number;
  max: number;
}
/** What the market pays: 10th percentile, median, 90th percentile, in whole euros, of so many ads. */
export interface SalaryMarket {
  ads: number;
  p10: number;
  median: number;
  p90: number;
}

/** With fewer ads, the outer percentiles are single ads; only the median is shown. */
const ADS_FOR_PERCENTILES = 12;

/** Around the median of few ads, the axis shows at least this share of it in both directions. */
const SHOWN_AROUND_MEDIAN = 0.3;

/** The share of the axis that is left empty at either end. */
const MARGIN = 0.05;

/** How far the middles of labels are from each other and from the ends, in percent of the axis. */
const LABEL_GAP = 24;
const LABEL_EDGE = 10;

const percent = (share: number) => `${Math.round(share * 100) / 100}%`;
const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Formats "€78k"; below a thousand, the plain amount. */
export function formatAmount(amount: number): string {
  if (amount < 1000) return `€${amount}`;
  return `€${Math.round(amount / 100) / 10}k`;
}

/** Formats "€78k–€96k", or a single amount if both ends are equal. */
export function formatRange({ min, max }: SalaryRange): string {
  return min === max ? formatAmount(min) : `${formatAmount(min)}–${formatAmount(max)}`;
}

/** Returns whether a market has enough ads for its percentiles. */
export const hasPercentiles = ({ ads }: SalaryMarket) => ads >= ADS_FOR_PERCENTILES;

const toExtent = (from: number, to: number) => ({ left: percent(from), width: percent(to - from) });

/**
 * Returns the offsets of offer and market on an axis that includes both. `market` is from p10 to p90, null with too few
 * ads for them; `labels` are the middles of the labels, moved apart where they would overlap.
 */
export function toAxisOffsets(offer: SalaryRange | null, market: SalaryMarket) {
  const isSpread = hasPercentiles(market);
  const around = market.median * SHOWN_AROUND_MEDIAN;
  const [low, high] = isSpread
    ? [market.p10, market.p90]
    : [market.median - around, market.median + around];
  const from = Math.min(offer?.min ?? low, low);
  const to = Math.max(offer?.max ?? high, high);
  const margin = Math.max(1, (to - from) * MARGIN);
  const toShare = (amount: number) => ((amount - from + margin) / (to - from + 2 * margin)) * 100;
  const median = toShare(market.median);
  const inner = isSpread ? LABEL_EDGE + LABEL_GAP : LABEL_EDGE;
  const middle = within(median, inner, 100 - inner);
  return {
    // A salary without a range is a stub, not a hairline.
    offer:
      offer && toExtent(toShare(offer.min), Math.max(toShare(offer.max), toShare(offer.min) + 4)),
    market: isSpread ? toExtent(toShare(low), toShare(high)) : null,
    median: percent(median),
    labels: {
      p10: percent(within(toShare(low), LABEL_EDGE, middle - LABEL_GAP)),
      median: percent(middle),
      p90: percent(within(toShare(high), middle + LABEL_GAP, 100 - LABEL_EDGE)),
    },
  };
}
