import { classNames } from "../class-names/class-names.ts";
import classes from "./salary-bar.module.css";
import {
  formatAmount,
  formatRange,
  placeOnTrack,
  type SalaryMarket,
  type SalaryRange,
} from "./salary-scale.ts";

export interface SalaryBarProps {
  /** What the job offers; null: not stated. */
  offer: SalaryRange | null;
  /** What the market pays; null: too few ads to say. */
  market: SalaryMarket | null;
  /** `lg` has the scale written below, for the job page. */
  size?: "sm" | "lg";
}

function Track({ offer, market }: { offer: SalaryRange; market: SalaryMarket }) {
  const place = placeOnTrack(offer, market);
  // The numbers stand beside it as text; the picture adds nothing for a screen reader.
  return (
    <div className={classes.track} aria-hidden>
      <span className={classes.offer} style={{ left: place.left, width: place.width }} />
      <span className={classes.median} style={{ left: place.median }} />
    </div>
  );
}

function Scale({ offer, market }: { offer: SalaryRange; market: SalaryMarket }) {
  return (
    <dl className={classes.scale}>
      <div>
        <dt>low 10%</dt>
        <dd>{formatAmount(market.p10)}</dd>
      </div>
      <div className={classes.middle} style={{ left: placeOnTrack(offer, market).median }}>
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

/** What a job pays within its market: track p10 to p90, tick at the median, the offer solid. */
export function SalaryBar({ offer, market, size = "sm" }: SalaryBarProps) {
  const large = size === "lg";
  if (offer === null) {
    return (
      <div className={classNames(classes.salary, large && classes.large)}>
        <span className={classes.unstated}>Salary not stated</span>
        {market && (
          <span className={classes.note}>
            Market {formatRange({ min: market.p10, max: market.p90 })}
          </span>
        )}
      </div>
    );
  }
  return (
    <div className={classNames(classes.salary, large && classes.large)}>
      <div className={classes.head}>
        <span className={classes.amount}>{formatRange(offer)}</span>
        {large && <span className={classes.note}>a year, gross</span>}
      </div>
      {market && <Track offer={offer} market={market} />}
      {market && large && <Scale offer={offer} market={market} />}
      {market && !large && (
        <span className={classes.note}>Market median {formatAmount(market.median)}</span>
      )}
    </div>
  );
}
