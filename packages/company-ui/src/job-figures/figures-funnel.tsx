import { formatCount } from "@devguild/schemas/formats";
import type { JobFigures } from "@devguild/schemas/job-figures";

import { describeChange, describeRate, formatShare, toRate } from "./describe-figures.ts";
import classes from "./figures-funnel.module.css";

type Step = {
  name: string;
  count: number;
  neighbour: string;
  /** The share of the step that is compared with the tick, and the tick, from 0 to 1. */
  bar: number | null;
  tick: number | null;
};

type Figures = Pick<JobFigures, "totals" | "before" | "usual">;

const toSteps = ({ totals, before, usual }: Figures): Step[] => {
  const { views, viewers, apply_clicks: clicks, applications } = totals;
  const change = before && describeChange(views, before.views);
  const most = Math.max(views, before?.views ?? 0, 1);
  const [clickRate, applyRate] = [toRate(clicks, views), toRate(applications, clicks)];
  const formatOwnRate = (rate: number | null | undefined) =>
    rate == null ? "" : `, your ads ${formatShare(rate)}`;
  const scaled = (rate: number | null, other: number | null | undefined) => {
    const top = Math.max(rate ?? 0, other ?? 0) * 1.25 || 1;
    return {
      bar: rate === null ? null : rate / top,
      tick: rate === null || other == null ? null : other / top,
    };
  };
  return [
    {
      name: "Views",
      count: views,
      neighbour:
        before && change
          ? `${change.text} on ${formatCount(before.views)} before, ${formatCount(viewers)} viewers`
          : `${formatCount(viewers)} viewers`,
      bar: views / most,
      tick: before ? before.views / most : null,
    },
    {
      name: "Apply clicks",
      count: clicks,
      neighbour:
        clickRate === null
          ? describeRate(clicks, views)
          : `${formatShare(clickRate)} of views${formatOwnRate(usual?.click_rate)}`,
      ...scaled(clickRate, usual?.click_rate),
    },
    {
      name: "Applications",
      count: applications,
      neighbour:
        applyRate === null
          ? describeRate(applications, clicks)
          : `${formatShare(applyRate)} of clicks${formatOwnRate(usual?.apply_rate)}`,
      ...scaled(applyRate, usual?.apply_rate),
    },
  ];
};

const toWidth = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** Views, clicks and applications of a period, each beside what is usual. */
export function FiguresFunnel({ figures }: { figures: Figures }) {
  return (
    <dl className={classes.funnel}>
      {toSteps(figures).map(({ name, count, neighbour, bar, tick }) => (
        <div key={name} className={classes.step}>
          <dt>{name}</dt>
          <dd className={classes.count}>{formatCount(count)}</dd>
          <dd className={classes.neighbour}>{neighbour}</dd>
          {/* Decoration: the text beside it says the same. */}
          <dd className={classes.bar} aria-hidden>
            {bar !== null && <i style={{ width: toWidth(bar) }} />}
            {tick !== null && <b style={{ left: toWidth(tick) }} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
