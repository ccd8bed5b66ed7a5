import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";

import classes from "./posting-form-skeleton.module.css";

const FIELDS = [200, 120, 150, 180, 140];

/** The skeleton of the form: parts, fields, and the reach beside them. */
export function PostingFormSkeleton() {
  return (
    <SkeletonRegion label="Loading the form" className={classes.screen}>
      <div className={classes.head}>
        <Skeleton width={200} height={30} />
        <Skeleton width={160} />
      </div>
      <div className={classes.columns}>
        <div className={classes.fields}>
          {FIELDS.map((width, index) => (
            <div key={width} className={classes.field} style={{ opacity: 1 - index * 0.16 }}>
              <Skeleton width={width} />
              <Skeleton height={40} radius={10} />
            </div>
          ))}
        </div>
        <div className={classes.side}>
          <Skeleton height={280} radius={10} />
        </div>
      </div>
    </SkeletonRegion>
  );
}
