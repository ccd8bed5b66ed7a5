import { Button } from "@devguild/design-system/button";
import { formatCount } from "@devguild/schemas/formats";

import classes from "./more-candidates.module.css";
import type { useCandidates } from "./use-candidates.ts";

/** Says at the end of a list that candidates are missing which didn’t load. */
export function FailedMore({ load, isLoading }: { load: () => void; isLoading: boolean }) {
  return (
    <div role="alert" className={classes.more}>
      <span className="dim">Some candidates didn’t load.</span>
      <Button size="sm" loading={isLoading} onClick={load}>
        Try again
      </Button>
    </div>
  );
}

type Props = {
  list: Pick<
    ReturnType<typeof useCandidates>,
    "candidates" | "loadMore" | "isLoadingMore" | "hasMoreFailed"
  >;
  /** How many there are to load. */
  total: number;
};

/** Shows how many candidates a list has loaded, and a button for more; nothing if all are loaded. */
export function MoreCandidates({ list, total }: Props) {
  const { candidates, loadMore, isLoadingMore, hasMoreFailed } = list;
  if (!loadMore) return null;
  if (hasMoreFailed) return <FailedMore load={loadMore} isLoading={isLoadingMore} />;
  return (
    <div className={classes.more}>
      <span className="dim">
        {formatCount(candidates.length)} of {formatCount(total)}
      </span>
      <Button size="sm" loading={isLoadingMore} onClick={loadMore}>
        Show more
      </Button>
    </div>
  );
}
