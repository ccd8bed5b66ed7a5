import { Button } from "@devguild/design-system/button";

import { usePermitted } from "../frame/use-permitted.ts";
import { BulkBar } from "../lists/bulk-bar.tsx";
import { CHANGED_ROWS_MAX } from "../lists/use-select-found.ts";
import type { JobsAction, JobsBulk } from "./use-jobs-bulk.ts";

const ACTIONS: { action: JobsAction; label: string; none: string }[] = [
  { action: "unpublish", label: "Unpublish", none: "None of these jobs is published." },
  {
    action: "archive",
    label: "Archive",
    none: "Only drafts, unpublished and expired jobs can be archived.",
  },
  {
    action: "restore",
    label: "Move out of archive",
    none: "None of these jobs is in the archive.",
  },
];

/** What can be done to the selected jobs. */
export function JobsBulkBar({ bulk, total }: { bulk: JobsBulk; total: number }) {
  const permitted = usePermitted("admin.edit-company-jobs");
  const { selection } = bulk;
  const isTooMany = selection.rows.length > CHANGED_ROWS_MAX;
  return (
    <BulkBar
      selected={selection.rows.length}
      total={total}
      max={CHANGED_ROWS_MAX}
      isListing={bulk.isListing}
      onSelectAll={bulk.selectFound}
      onClear={selection.clear}
    >
      {ACTIONS.map(({ action, label, none }) => {
        const isNone = bulk.listChanging(action).length === 0;
        const reason = isTooMany ? `Change up to ${CHANGED_ROWS_MAX} jobs at a time.` : none;
        return (
          <Button
            key={action}
            size="sm"
            variant="subtle"
            disabled={isNone || isTooMany}
            title={isNone || isTooMany ? reason : undefined}
            onClick={() => bulk.setAsked(action)}
            {...permitted}
          >
            {label}
          </Button>
        );
      })}
    </BulkBar>
  );
}
