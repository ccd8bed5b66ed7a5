import { Button } from "@devguild/design-system/button";

import { usePermitted } from "../frame/use-permitted.ts";
import { BulkBar } from "../lists/bulk-bar.tsx";
import { CHANGED_ROWS_MAX } from "../lists/use-select-found.ts";
import type { CompaniesBulk } from "./use-companies-bulk.ts";

/** What can be done to the selected companies. */
export function CompaniesBulkBar({ bulk, total }: { bulk: CompaniesBulk; total: number }) {
  const permitted = usePermitted("admin.edit-company-account");
  const count = bulk.selection.rows.length;
  const isTooMany = count > CHANGED_ROWS_MAX;
  return (
    <BulkBar
      selected={count}
      total={total}
      max={CHANGED_ROWS_MAX}
      isListing={bulk.isListing}
      onSelectAll={bulk.selectFound}
      onClear={bulk.selection.clear}
    >
      <Button
        size="sm"
        variant="subtle"
        disabled={isTooMany}
        title={isTooMany ? `Change up to ${CHANGED_ROWS_MAX} companies at a time.` : undefined}
        onClick={() => bulk.setAssigning(true)}
        {...permitted}
      >
        Assign a manager
      </Button>
    </BulkBar>
  );
}
