/** Yearly gross amounts in whole euros. */
export interface SalaryRange {
  min: number;
  max: number;
}
/** What the market pays: 10th percentile, median, 90th percentile, in whole euros. */
export interface SalaryMarket {
  p10: number;
  median: number;
  p90: number;
}

const clamp = (share: number) => Math.min(100, Math.max(0, share));
const percent = (share: number) => `${Math.round(share * 100) / 100}%`;

/** Formats "€78k"; below a thousand, the plain amount. */
export function formatAmount(amount: number): string {
  if (amount < 1000) return `€${amount}`;
  return `€${Math.round(amount / 100) / 10}k`;
}

/** Formats "€78k–€96k", or a single amount if both ends are equal. */
export function formatRange({ min, max }: SalaryRange): string {
  return min === max ? formatAmount(min) : `${formatAmount(min)}–${formatAmount(max)}`;
}

/** Returns the offsets of offer and median on the track from p10 to p90, clamped to its ends. */
export function toTrackOffsets(offer: SalaryRange, market: SalaryMarket) {
  const width = Math.max(1, market.p90 - market.p10);
  const toOffset = (amount: number) => clamp(((amount - market.p10) / width) * 100);
  // An offer beyond the track still shows as a stub at the nearer end.
  const left = Math.min(96, toOffset(offer.min));
  const right = Math.max(left + 4, toOffset(offer.max));
  return {
    left: percent(left),
    width: percent(right - left),
    median: percent(toOffset(market.median)),
  };
}
