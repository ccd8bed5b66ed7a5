import { Skeleton } from "@devguild/design-system/skeleton";

import classes from "./billing.module.css";

const LABEL_WIDTH = 96;

/** The field of a country, before the countries are there. */
export function CountrySkeleton() {
  return (
    <div className={classes.waiting}>
      <Skeleton width={LABEL_WIDTH} />
      <Skeleton height="var(--control)" radius={10} />
    </div>
  );
}

/** The sums of a quote, before they are there: a line, VAT and the total. */
export function QuoteSumsSkeleton() {
  return (
    <div className={`${classes.sums} ${classes.waitingSums}`}>
      <div>
        <div className={classes.waiting}>
          <Skeleton width={112} />
          <Skeleton width={72} height={10} />
        </div>
        <Skeleton width={64} />
      </div>
      <div>
        <Skeleton width={72} />
        <Skeleton width={64} />
      </div>
      <div className={classes.total}>
        <Skeleton width={176} />
        <Skeleton width={72} />
      </div>
    </div>
  );
}
