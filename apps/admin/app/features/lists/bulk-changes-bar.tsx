import { Button } from "@devguild/design-system/button";
import { BULK_ROWS_MAX } from "@devguild/schemas/constants/bulk-changes";

import { usePermitted } from "../frame/use-permitted.ts";
import { BulkBar } from "./bulk-bar.tsx";
import type { BulkChanges } from "./use-bulk-changes.ts";

type Props<Row extends { id: number }> = {
  bulk: BulkChanges<Row>;
  /** How many rows the list finds. */
  total: number;
};

/** What can be done to the selected rows of a list. */
export function BulkChangesBar<Row extends { id: number }>({ bulk, total }: Props<Row>) {
  const { changes, selection } = bulk;
  const permitted = usePermitted(changes.permission);
  return (
    <BulkBar
      selected={selection.rows.length}
      total={total}
      max={BULK_ROWS_MAX}
      noun={changes.noun[1]}
      isListing={bulk.isListing}
      onSelectAll={bulk.selectFound}
      onClear={selection.clear}
    >
      {changes.all.map(({ action, label, canChange, none }) => {
        // The server knows about those that aren't loaded.
        const isNone = selection.rows.every(({ row }) => row !== null && !canChange(row));
        return (
          <Button
            key={action}
            size="sm"
            variant="subtle"
            disabled={isNone}
            title={isNone ? none : undefined}
            onClick={() => bulk.ask(action)}
            {...permitted}
          >
            {label}
          </Button>
        );
      })}
    </BulkBar>
  );
}
