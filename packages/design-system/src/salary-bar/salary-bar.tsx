import { classNames } from "../class-names/class-names.ts";
import classes from "./salary-bar.module.css";
import {
  formatAmount,
  formatRange,
  hasPercentiles,
  toAxisOffsets,
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

type Offsets = ReturnType<typeof toAxisOffsets>;

function Track({ offer, market, median }: Offsets) {
  // The numbers are beside it as text, so screen readers skip the bar.
  return (
    <div className={classes.track} aria-hidden>
      {market && <span className={classes.market} style={market} />}
      {offer && <span className={classes.offer} style={offer} />}
      <span className={classes.median} style={{ left: median }} />
    </div>
  );
}

function Scale({ market, labels }: { market: SalaryMarket; labels: Offsets["labels"] }) {
  const figures = [
    ...(hasPercentiles(market)
      ? [
          { name: "low 10%", amount: market.p10, left: labels.p10 },
          { name: "top 10%", amount: market.p90, left: labels.p90 },
        ]
      : []),
    { name: "median", amount: market.median, left: labels.median },
  ].toSorted((a, b) => a.amount - b.amount);
  return (
    <dl className={classes.scale}>
      {figures.map(({ name, amount, left }) => (
        <div key={name} style={{ left }}>
          <dt>{name}</dt>
          <dd>{formatAmount(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

// Thousands only: lists are compared at a glance, and phones have no room for more.
const roundToThousands = (amount: number) => Math.round(amount / 1000) * 1000;

const describeMarket = (offer: SalaryRange | null, market: SalaryMarket) =>
  offer === null && hasPercentiles(market)
    ? `Market ${formatRange({ min: roundToThousands(market.p10), max: roundToThousands(market.p90) })}`
    : `Market median ${formatAmount(roundToThousands(market.median))}`;

/**
 * A salary beside its market on one axis: a track from p10 to p90, a tick at the median, the offer as
 * a solid bar.
 */
export function SalaryBar({ offer, market, scope, size = "sm" }: SalaryBarProps) {
  const large = size === "lg";
  const offsets = market && toAxisOffsets(offer, market);
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
      {offsets && (offer || large) && <Track {...offsets} />}
      {offsets && large && <Scale market={market} labels={offsets.labels} />}
      {market && large && scope && <p className={classes.note}>{scope}</p>}
      {market && !large && (
        <span className={classes.note} title={scope}>
          {describeMarket(offer, market)}
        </span>
      )}
    </div>
  );
}
