import card from "../job-card/job-card.module.css";
import { JobList } from "../job-list/job-list.tsx";
import { MatchStones } from "../match-score/match-score.tsx";
import { Skeleton, SkeletonRegion } from "../skeleton/skeleton.tsx";
import classes from "./job-card-skeleton.module.css";

/** Job cards that are loading: the real grid, fading down the list. */
export function JobCardSkeleton({ count = 6 }: { count?: number }) {
  return (
    <SkeletonRegion label="Loading jobs">
      <JobList label="Jobs">
        {Array.from({ length: count }, (_, index) => (
          <div
            key={index}
            className={card.card}
            style={{ opacity: Math.max(0.3, 1 - (index / count) * 0.8) }}
          >
            <Skeleton width={48} height={48} radius={10} />
            <div className={classes.text}>
              <Skeleton width="58%" height={16} />
              <Skeleton width="42%" />
              <div className={classes.tags}>
                <Skeleton width={44} height={22} />
                <Skeleton width={84} height={22} />
                <Skeleton width={60} height={22} />
              </div>
            </div>
            <div className={card.side}>
              <MatchStones points={0} decorative />
              <Skeleton width={96} height={14} />
              <Skeleton height={6} />
            </div>
          </div>
        ))}
      </JobList>
    </SkeletonRegion>
  );
}
