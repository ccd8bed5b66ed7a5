import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import { Suspense } from "react";

import type { PendingChanges } from "./use-bulk-changes.ts";

const ChangeRowsDialog = lazyDialog(() => import("./change-rows-modal.tsx"));

/** Asks before the selected rows are changed, once staff have chosen how. */
export function BulkChangeDialog({ bulk }: { bulk: PendingChanges }) {
  return (
    bulk.asked && (
      <Suspense>
        <ChangeRowsDialog bulk={bulk} onClose={() => bulk.ask(null)} />
      </Suspense>
    )
  );
}
