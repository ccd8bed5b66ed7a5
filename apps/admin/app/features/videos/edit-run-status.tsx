import { BulkStatus } from "@devguild/design-system/bulk-status";
import type { VideosEdit } from "@devguild/schemas/admin-videos";
import { pluralize } from "@devguild/schemas/formats";

import type { EditRun } from "./use-edit-run.ts";

const describe = ({ total, done, failed, is_finished, is_undone }: VideosEdit) => {
  if (is_undone) return failed.length > 0 ? "Undone, except for some." : "Undone.";
  return is_finished
    ? `${pluralize(done, "video")} changed.`
    : `Changing ${done + failed.length} of ${total} …`;
};

/** How far a change of many videos is; it can be stopped, and undone for ten minutes. */
export function EditRunStatus({ run }: { run: EditRun }) {
  const edit = run.run;
  if (!edit) return null;
  return (
    <BulkStatus
      total={edit.total}
      reached={edit.done + edit.failed.length}
      isFinished={edit.is_finished}
      failed={edit.failed.map(({ id, title, reason }) => ({ id, name: title, reason }))}
      isBusy={run.isBusy}
      onStop={run.stop}
      onUndo={run.canUndo ? run.undo : undefined}
      onClose={run.close}
    >
      {describe(edit)}
    </BulkStatus>
  );
}
