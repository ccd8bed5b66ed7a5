import { BulkStatus } from "@devguild/design-system/bulk-status";
import type { BulkChange } from "@devguild/schemas/bulk-changes";
import { describeBulkChange } from "@devguild/schemas/constants/bulk-changes";
import { formatCount } from "@devguild/schemas/formats";

import type { LatestChange } from "./use-latest-change.ts";

const describe = (change: BulkChange) => {
  const { stage, reached, total, done, failed_count: failed } = change;
  const progress = `${formatCount(reached)} of ${formatCount(total)} …`;
  switch (stage) {
    case "running":
      return `Changing ${progress}`;
    case "undoing":
      return `Undoing ${progress}`;
    case "undone":
      return failed > 0 ? "Undone, except for some." : "Undone.";
    case "finished":
      return describeBulkChange(change, done);
  }
};

/** How far a change of several rows is, what it couldn't change and why, with Stop and Undo. */
export function BulkChangeStatus({ latest }: { latest: LatestChange }) {
  const { change } = latest;
  if (!change) return null;
  const { stage, total, reached, done, failed, failed_count, undo_until: undoUntil } = change;
  return (
    <BulkStatus
      total={total}
      reached={reached}
      isFinished={stage === "finished" || stage === "undone"}
      failed={failed}
      failedCount={failed_count}
      isBusy={latest.isBusy}
      onStop={latest.stop}
      onUndo={stage === "finished" && done > 0 && undoUntil !== null ? latest.undo : undefined}
      onClose={latest.close}
    >
      {describe(change)}
    </BulkStatus>
  );
}
