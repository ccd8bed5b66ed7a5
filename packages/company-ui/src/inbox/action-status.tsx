import { BulkStatus } from "@devguild/design-system/bulk-status";

import { describeAction } from "./action-words.ts";
import type { ActionRun } from "./use-action-run.ts";

/** How far an action for many candidates is; it can be stopped, and undone before emails leave. */
export function ActionStatus({ run }: { run: ActionRun }) {
  const { action, canUndo } = run;
  if (!action) return null;
  const { failed, is_finished, is_undone, total, done } = action;
  return (
    <BulkStatus
      total={total}
      reached={done + failed.length}
      isFinished={is_finished}
      failed={
        is_undone
          ? []
          : failed.map(({ candidate_id: id, full_name: name, reason }) => ({ id, name, reason }))
      }
      isBusy={run.isBusy}
      onStop={run.stop}
      onUndo={canUndo ? run.undo : undefined}
      onClose={run.close}
    >
      {describeAction(action)}
    </BulkStatus>
  );
}
