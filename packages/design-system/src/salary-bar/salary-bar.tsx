import type { CSSProperties } from "react";
import { classNames } from "../class-names/class-names.ts";
import classes from "./salary-bar.module.css";
import {
  formatAmount,
  formatRange,
  toTrackOffsets,
  type SalaryMarket,
  type SalaryRange,
} from "./salary-scale.ts";

export interface SalaryBarProps {
  /** What the job offers; null if not stated. */
  offer: SalaryRange | null;
  /** What the market pays; null with too few ads. */
  market: SalaryMarket | null;
  /** What the market figures are based on: "Market for senior Go in Germany, 37 ads". */
  scope?: string | undefined;
  /** `lg` adds the scale and the scope, for the job page. */
  size?: "sm" | "lg";
}

type TrackProps = { offer: SalaryRange | null; market: SalaryMarket };

function Track({ offer, market }: TrackProps) {
  const offsets = toTrackOffsets(offer ?? { min: market.median, max: market.median }, market);
  // The numbers are beside it as text, so screen readers skip the bar.
  return (
    <div className={classes.track} aria-hidden>
      {offer && (
        <span className={classes.offer} style={{ left: offsets.left, width: offsets.width }} />
      )}
      <span className={classes.median} style={{ left: offsets.median }} />
    </div>
  );
}

function Scale({ market }: { market: SalaryMarket }) {
  const { median } = toTrackOffsets({ min: market.median, max: market.median }, market);
  return (
    <dl className={classes.scale}>
      <div>
        <dt>low 10%</dt>
        <dd>{formatAmount(market.p10)}</dd>
      </div>
      <div className={classes.middle} style={{ "--median": median } as CSSProperties}>
        <dt>median</dt>
        <dd>{formatAmount(market.median)}</dd>
      </div>
      <div className={classes.end}>
        <dt>top 10%</dt>
        <dd>{formatAmount(market.p90)}</dd>
      </div>
    </dl>
  );
}

// Thousands only: lists are compared at a glance, and phones have no room for more.
const roundToThousands = (amount: number) => Math.round(amount / 1000) * 1000;

const describeMarket = (offer: SalaryRange | null, { p10, median, p90 }: SalaryMarket) =>
  offer === null
    ? `Market ${formatRange({ min: roundToThousands(p10), max: roundToThousands(p90) })}`
    : `Market median ${formatAmount(roundToThousands(median))}`;

/**
 * A salary within its market: the track from p10 to p90, a tick at the median, the offer as a solid
 * bar.
 */
export function SalaryBar({ offer, market, scope, size = "sm" }: SalaryBarProps) {
  const large = size === "lg";
  return (
    <div className={classNames(classes.salary, large && classes.large)}>
      <div className={classes.head}>
        {offer ? (
          <span className={classes.amount}>{formatRange(offer)}</span>
        ) : (
          <span className={classes.unstated}>Salary not stated</span>
        )}
        {large && offer && <span className={classes.note}>a year, gross</span>}
      </div>
      {market && (offer || large) && <Track offer={offer} market={market} />}
      {market && large && <Scale market={market} />}
      {market && large && scope && <p className={classes.note}>{scope}</p>}
      {market && !large && (
        <span className={classes.note} title={scope}>
          {describeMarket(offer, market)}
        </span>
      )}
    </div>
  );
}
