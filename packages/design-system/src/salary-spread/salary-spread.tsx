import { formatEuros } from "@devguild/schemas/formats";

import { formatAmount } from "../salary-bar/salary-scale.ts";
import classes from "./salary-spread.module.css";
import { layOutSpread, type SpreadBar, type SpreadFigures } from "./spread-scale.ts";

export interface SalarySpreadProps extends SpreadFigures {
  /** The number of salaries per range, in ascending order; `from` or `to` is null at the ends. */
  bars: readonly SpreadBar[];
}

/** The distribution of salaries: a histogram, the middle half below it, and the figures as text. */
export function SalarySpread({ bars, ...figures }: SalarySpreadProps) {
  const { p10, p25, median, p75, p90 } = figures;
  const { columns, place, scale } = layOutSpread(figures, bars);
  return (
    <figure className={classes.spread}>
      <p className={classes.median}>
        <strong>{formatEuros(median)}</strong> is the median
      </p>
      {/* The figures are below as text, so screen readers skip the histogram. */}
      <div aria-hidden>
        {columns.length > 0 && (
          <div className={classes.bars}>
            {columns.map(({ id, height, isMiddle }) => (
              <span key={id} className={classes.column}>
                <span className={isMiddle ? classes.middle : classes.outer} style={{ height }} />
              </span>
            ))}
          </div>
        )}
        <div className={classes.track}>
          <span
            className={classes.range}
            style={{ left: place(p10), right: `calc(100% - ${place(p90)})` }}
          />
          <span
            className={classes.half}
            style={{ left: place(p25), right: `calc(100% - ${place(p75)})` }}
          />
          <span className={classes.tick} style={{ left: place(median) }} />
        </div>
        {scale && (
          <p className={classes.scale}>
            <span>{formatAmount(scale.least)}</span>
            <span>{formatAmount(scale.most)}</span>
          </p>
        )}
      </div>
      <dl className={classes.figures}>
        <div>
          <dt>lowest 10%</dt>
          <dd>{formatEuros(p10)}</dd>
        </div>
        <div>
          <dt>lowest 25%</dt>
          <dd>{formatEuros(p25)}</dd>
        </div>
        <div>
          <dt>top 25%</dt>
          <dd>{formatEuros(p75)}</dd>
        </div>
        <div>
          <dt>top 10%</dt>
          <dd>{formatEuros(p90)}</dd>
        </div>
      </dl>
    </figure>
  );
}
