import { Button } from "@devguild/design-system/button";
import { formatCount } from "@devguild/schemas/formats";

import classes from "./more-candidates.module.css";
import type { useCandidates } from "./use-candidates.ts";

type Props = {
  list: Pick<ReturnType<typeof useCandidates>, "candidates" | "loadMore" | "isLoadingMore">;
  /** How many there are to load. */
  total: number;
};

/** Shows how many candidates a list has loaded, and a button for more; nothing if all are loaded. */
export function MoreCandidates({ list: { candidates, loadMore, isLoadingMore }, total }: Props) {
  if (!loadMore) return null;
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
