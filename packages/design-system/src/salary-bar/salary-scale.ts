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

/** "€78k"; below a thousand the plain amount. */
export function formatAmount(amount: number): string {
  if (amount < 1000) return `€${amount}`;
  return `€${Math.round(amount / 100) / 10}k`;
}

/** "€78k – €96k", or one amount where both ends are equal. */
export function formatRange({ min, max }: SalaryRange): string {
  return min === max ? formatAmount(min) : `${formatAmount(min)} – ${formatAmount(max)}`;
}

/** Where offer and median lie on the track from p10 to p90; what is beyond it is cut at the edge. */
export function toTrackOffsets(offer: SalaryRange, market: SalaryMarket) {
  const width = Math.max(1, market.p90 - market.p10);
  const place = (amount: number) => clamp(((amount - market.p10) / width) * 100);
  // An offer off the track still shows as a stub at the nearer end.
  const left = Math.min(96, place(offer.min));
  const right = Math.max(left + 4, place(offer.max));
  return {
    left: percent(left),
    width: percent(right - left),
    median: percent(place(market.median)),
  };
}
