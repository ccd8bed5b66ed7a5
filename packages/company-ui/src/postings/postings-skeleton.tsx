import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";

import classes from "./posting-list.module.css";

const WIDTHS = ["46%", "38%", "52%", "41%", "47%"];

/** The skeleton of a list of jobs, optionally with the page's head or the tabs. */
export function PostingsSkeleton({
  withHead = false,
  withTabs = false,
}: {
  withHead?: boolean;
  withTabs?: boolean;
}) {
  return (
    <SkeletonRegion label="Loading the jobs">
      {withHead && (
        <div className={classes.head}>
          <Skeleton width={280} height={30} />
          <Skeleton width={360} height={16} />
        </div>
      )}
      {withTabs && (
        <div className={classes.tabs}>
          <Skeleton width={420} />
        </div>
      )}
      <div className={classes.list}>
        {WIDTHS.map((width, index) => (
          <div key={width} className={classes.row} style={{ opacity: 1 - index * 0.17 }}>
            <div className={classes.lines}>
              <Skeleton width={width} height={16} />
              <Skeleton width="64%" />
            </div>
            <Skeleton />
          </div>
        ))}
      </div>
    </SkeletonRegion>
  );
}
