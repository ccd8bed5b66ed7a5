import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import { SparkLine } from "@devguild/design-system/spark-line";
import type { CompanyWeek } from "@devguild/schemas/company-dashboard";

import { toWeekFigures } from "./describe-week.ts";

import classes from "./week-figures.module.css";

/** The last week of all ads, each figure with its neighbour and a line of 30 days. */
export function WeekFigures({ week }: { week: CompanyWeek }) {
  return (
    <dl className={classes.figures} aria-label="Last 7 days">
      {toWeekFigures(week).map(({ name, value, note, neighbour, line }) => (
        <div key={name} className={classes.figure}>
          <dt>{name}</dt>
          <dd className={classes.value}>
            {value}
            {note && <small>{note}</small>}
          </dd>
          <dd className={classes.line}>
            <SparkLine values={line} />
          </dd>
          <dd className={classes.neighbour} data-better={neighbour.isBetter ?? undefined}>
            {neighbour.text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The skeleton of the week's figures. */
export function WeekFiguresSkeleton() {
  return (
    <SkeletonRegion label="Loading the week’s figures">
      <div className={classes.figures}>
        {[0, 1, 2, 3].map((each) => (
          <div key={each} className={classes.figure}>
            <Skeleton width="60%" />
            <Skeleton width={72} height={32} />
            <Skeleton width="80%" />
          </div>
        ))}
      </div>
    </SkeletonRegion>
  );
}
