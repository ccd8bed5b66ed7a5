import { type CSSProperties, useEffect, useId, useState } from "react";
import { formatEuros } from "@devguild/schemas/formats";
import { formatAmount } from "../salary-bar/salary-scale.ts";
import { classNames } from "../class-names/class-names.ts";
import classes from "./salary-filter.module.css";

const SETTLE_DELAY = 300;

export interface SalaryFilterProps {
  /** The number of jobs by maximum salary, one bar per step from 0; the last bar is open-ended. */
  counts: readonly number[];
  /** The width of a bar in euros. */
  step: number;
  /** The minimum salary in euros; null for any. */
  value: number | null;
  /** Called when the slider rests, not for each position on the way. */
  onChange: (value: number | null) => void;
}

const formatMinimum = (amount: number) =>
  amount === 0 ? "Any salary" : `From ${formatEuros(amount)}`;

/** A slider for the minimum salary, below a histogram of what the matching jobs pay. */
export function SalaryFilter({ counts, step, value, onChange }: SalaryFilterProps) {
  const id = useId();
  const [draft, setDraft] = useState<number | null>(null);
  const shown = draft ?? Math.round((value ?? 0) / step);
  const last = counts.length - 1;
  const bars = counts.map((count, index) => ({ count, from: index * step }));
  const highest = Math.max(1, ...counts);
  const commit = () => {
    if (draft === null) return;
    setDraft(null);
    if (draft * step !== (value ?? 0)) onChange(draft === 0 ? null : draft * step);
  };
  useEffect(() => {
    if (draft === null) return undefined;
    const timer = setTimeout(commit, SETTLE_DELAY);
    return () => clearTimeout(timer);
  });
  return (
    <div className={classes.filter}>
      <div className={classes.head}>
        <label htmlFor={id}>Salary</label>
        <output htmlFor={id} className={classNames("num", classes.value)}>
          {formatMinimum(shown * step)}
        </output>
      </div>
      {/* The slider says the same in words; the picture adds nothing for a screen reader. */}
      <div className={classes.bars} aria-hidden>
        {bars.map(({ count, from }) => (
          <span
            key={from}
            className={classNames(classes.bar, from < shown * step && classes.below)}
            style={{ height: `${count === 0 ? 0 : 6 + (count / highest) * 94}%` }}
          />
        ))}
      </div>
      <div
        className={classes.slider}
        style={{ "--steps": last, "--chosen": shown / last } as CSSProperties}
      >
        <input
          id={id}
          type="range"
          min={0}
          max={last}
          step={1}
          value={shown}
          aria-valuetext={formatMinimum(shown * step)}
          onChange={(event) => setDraft(event.currentTarget.valueAsNumber)}
          onPointerUp={commit}
          onBlur={commit}
        />
      </div>
      <div className={classes.ends} aria-hidden>
        <span>{formatAmount(0)}</span>
        <span>{formatAmount(last * step)}+</span>
      </div>
    </div>
  );
}
