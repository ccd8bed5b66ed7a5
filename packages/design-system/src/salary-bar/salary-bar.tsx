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
  /** What the job offers; null: not stated. */
  offer: SalaryRange | null;
  /** What the market pays; null: too few ads to say. */
  market: SalaryMarket | null;
  /** What the market is counted from: "Market for senior Go in Germany, 37 ads". */
  scope?: string | undefined;
  /** `lg` has the scale and the scope written below, for the job page. */
  size?: "sm" | "lg";
}

type Placed = { offer: SalaryRange | null; market: SalaryMarket };

function Track({ offer, market }: Placed) {
  const place = toTrackOffsets(offer ?? { min: market.median, max: market.median }, market);
  // The numbers stand beside it as text; the picture adds nothing for a screen reader.
  return (
    <div className={classes.track} aria-hidden>
      {offer && <span className={classes.offer} style={{ left: place.left, width: place.width }} />}
      <span className={classes.median} style={{ left: place.median }} />
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

// Whole thousands: a list is compared at a glance, and a phone has no room for more.
const whole = (amount: number) => Math.round(amount / 1000) * 1000;

const noteOf = (offer: SalaryRange | null, { p10, median, p90 }: SalaryMarket) =>
  offer === null
    ? `Market ${formatRange({ min: whole(p10), max: whole(p90) })}`
    : `Market median ${formatAmount(whole(median))}`;

/** What a job pays within its market: track p10 to p90, tick at the median, the offer solid. */
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
          {noteOf(offer, market)}
        </span>
      )}
    </div>
  );
}
