import { formatCount } from "@devguild/schemas/formats";
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { classNames } from "../class-names/class-names.ts";
import {
  findLast,
  formatDay,
  pickDates,
  spreadLabels,
  toPath,
  toShare,
  toTicks,
} from "./chart-scale.ts";
import classes from "./line-chart.module.css";

export interface ChartSeries {
  /** What a day of it is called in the tooltip: "clicks", "Hands on the crane". */
  name: string;
  /** At the end of the line: "1,302 clicks"; by default its name. */
  endLabel?: string;
  /** One for each day; null where there is none. */
  values: readonly (number | null)[];
}

export interface LineChartProps {
  /** What it shows: "Clicks a day since 2 November". */
  label: string;
  /** ISO dates, in order, one for each value. */
  days: readonly string[];
  line: ChartSeries;
  /** Dashed, for comparison. */
  comparison?: ChartSeries | undefined;
  /** For lines that someone selected: cobalt instead of ink. */
  selected?: boolean;
  /** Formats a value in the tooltip. */
  format?: (value: number) => string;
}

const toStyle = (share: number) => `${Math.round(share * 1000) / 10}%`;

function Tooltip({ day, series, at, format, share }: TooltipProps) {
  return (
    <div
      className={classNames(classes.tooltip, share > 0.6 && classes.before)}
      style={{ left: toStyle(share) }}
      aria-hidden
    >
      <p>{formatDay(day)}</p>
      {series.map(({ name, values }) => {
        const value = values[at] ?? null;
        return (
          <p key={name}>
            <b>{value === null ? "–" : format(value)}</b> {name}
          </p>
        );
      })}
    </div>
  );
}
interface TooltipProps {
  day: string;
  series: readonly ChartSeries[];
  at: number;
  format: (value: number) => string;
  share: number;
}

// The keys of a slider, which the plot is to assistive technology.
const MOVES: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  PageDown: (at) => at - 7,
  PageUp: (at) => at + 7,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * A line of days with one comparison, from 0. Its type never scales with it: labels are HTML. The
 * arrow keys or the pointer move a marker whose tooltip lists every series of that day.
 */
export function LineChart({
  label,
  days,
  line,
  comparison,
  selected = false,
  format = formatCount,
}: LineChartProps) {
  const [marked, setMarked] = useState<number | null>(null);
  const series = comparison ? [line, comparison] : [line];
  const last = days.length - 1;
  const ticks = toTicks(Math.max(0, ...series.flatMap(({ values }) => values.map((v) => v ?? 0))));
  const top = ticks.at(-1) ?? 1;
  const isNew = days.length < 2;
  const at = marked === null ? null : Math.min(marked, last);
  const current = at ?? Math.max(0, last);
  const share = toShare(current, days.length);
  const getEnd = ({ values }: ChartSeries) => (values[findLast(values)] ?? 0) / top;
  const [lineEnd, comparisonEnd] = comparison
    ? spreadLabels(getEnd(line), getEnd(comparison))
    : [getEnd(line), 0];
  const described = series
    .map(({ name, values }) => `${format(values[current] ?? 0)} ${name}`)
    .join(", ");
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move && event.key !== "Escape") return;
    event.preventDefault();
    setMarked(move ? Math.min(last, Math.max(0, move(current, last))) : null);
  };
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setMarked(Math.min(last, Math.max(0, Math.round(((clientX - left) / width) * last))));
  };
  const value = at === null ? null : (line.values[at] ?? null);
  const ends = [
    { ...line, height: lineEnd, look: classes.own },
    ...(comparison ? [{ ...comparison, height: comparisonEnd, look: classes.other }] : []),
  ];
  return (
    <div className={classNames(classes.chart, selected && classes.selected)}>
      {!isNew && (
        <p className={classes.above} aria-hidden>
          {ends.map(({ name, endLabel, look }) => (
            <span key={name} className={look}>
              {endLabel ?? name}
            </span>
          ))}
        </p>
      )}
      <div
        className={classes.plot}
        role={isNew ? "img" : "slider"}
        aria-label={isNew ? `${label}: first figures tomorrow` : label}
        {...(!isNew && {
          tabIndex: 0,
          "aria-valuemin": 0,
          "aria-valuemax": last,
          "aria-valuenow": current,
          "aria-valuetext": `${formatDay(days[current] ?? "")}: ${described}`,
          onKeyDown,
          onPointerMove,
          onPointerDown: onPointerMove,
          onPointerLeave: () => setMarked(null),
          onFocus: () => setMarked((before) => before ?? last),
          onBlur: () => setMarked(null),
        })}
      >
        <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden>
          {ticks.map((tick) => (
            <path
              key={tick}
              className={tick === 0 ? classes.axis : classes.grid}
              d={`M0 ${(1 - tick / top) * 1000}H1000`}
            />
          ))}
          {at !== null && (
            <path className={classes.marker} d={`M${Math.round(share * 1000)} 0V1000`} />
          )}
          {comparison && !isNew && (
            <path className={classes.compared} d={toPath(comparison.values, top)} />
          )}
          {!isNew && <path className={classes.line} d={toPath(line.values, top)} />}
        </svg>
        <div className={classes.values} aria-hidden>
          {ticks.map((tick) => (
            <span key={tick} style={{ bottom: toStyle(tick / top) }}>
              {formatCount(tick)}
            </span>
          ))}
        </div>
        {isNew && <p className={classes.none}>First figures tomorrow</p>}
        {!isNew &&
          ends.map(({ name, endLabel, height, look }) => (
            <span
              key={name}
              className={classNames(classes.end, look)}
              style={{ bottom: toStyle(height) }}
              aria-hidden
            >
              {endLabel ?? name}
            </span>
          ))}
        {value !== null && (
          <i
            className={classes.point}
            style={{ left: toStyle(share), bottom: toStyle(value / top) }}
          />
        )}
        {at !== null && (
          <Tooltip day={days[at] ?? ""} series={series} at={at} format={format} share={share} />
        )}
      </div>
      <div className={classes.dates} aria-hidden>
        {pickDates(days).map(({ at: index, share: left, text }) => (
          <span key={index} style={{ left: toStyle(left) }}>
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}
