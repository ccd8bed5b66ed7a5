import { Heading } from "@devguild/design-system/heading";
import { SegmentedControl } from "@devguild/design-system/segmented-control";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import { FIGURE_PERIODS, type FigurePeriod } from "@devguild/schemas/constants/job-figures";
import { type ReactNode, useId } from "react";

import { PERIOD_LABELS } from "./describe-figures.ts";
import classes from "./job-figures-screen.module.css";

const PERIODS = FIGURE_PERIODS.map((value) => ({ value, label: PERIOD_LABELS[value] }));

type PeriodProps = { value: FigurePeriod; onChange: (period: FigurePeriod) => void };

/** Switches the period of all figures of a page. */
export function PeriodSwitch(props: PeriodProps) {
  return <SegmentedControl label="Period" options={PERIODS} {...props} />;
}

/** A titled part of a page of figures. */
export function FiguresBlock({
  title,
  beside,
  children,
}: {
  title: string;
  beside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={classes.block} aria-labelledby={id}>
      <div className={classes.blockHead}>
        <Heading level={2} size="lg" id={id}>
          {title}
        </Heading>
        {beside}
      </div>
      {children}
    </section>
  );
}

/** The place of figures that are loading. */
export function FiguresSkeleton() {
  return (
    <SkeletonRegion label="Loading the figures">
      <div className={classes.loading}>
        <Skeleton width={320} height={30} />
        <Skeleton height={40} />
        <Skeleton height={116} radius={10} />
        <Skeleton height={216} radius={10} />
      </div>
    </SkeletonRegion>
  );
}
