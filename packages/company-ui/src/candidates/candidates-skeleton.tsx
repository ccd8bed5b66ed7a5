import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";

import classes from "./candidates-skeleton.module.css";

const COLUMNS = [4, 3, 1];

function Cards({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={classes.card} style={{ opacity: 1 - index * 0.2 }}>
      <Skeleton width={32} height={32} radius={16} />
      <div className={classes.lines}>
        <Skeleton width="70%" />
        <Skeleton width="50%" />
      </div>
    </div>
  ));
}

/** The skeleton of a board. */
export function BoardSkeleton() {
  return (
    <SkeletonRegion label="Loading the candidates" className={classes.region}>
      <div className={classes.board}>
        {COLUMNS.map((count) => (
          <div key={count} className={classes.column}>
            <Skeleton width={110} height={22} />
            <Cards count={count} />
          </div>
        ))}
      </div>
    </SkeletonRegion>
  );
}

/** The skeleton of the whole candidates page. */
export function CandidatesSkeleton() {
  return (
    <>
      <SkeletonRegion label="Loading the job">
        <div className={classes.head}>
          <Skeleton width={340} height={22} />
          <Skeleton width={220} />
        </div>
      </SkeletonRegion>
      <BoardSkeleton />
    </>
  );
}
