import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ConfirmModal } from "@devguild/design-system/confirm-modal";
import { formatCount, pluralize } from "@devguild/schemas/formats";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import classes from "./change-rows-modal.module.css";
import type { ListChange } from "./list-changes.ts";
import type { PendingChanges } from "./use-bulk-changes.ts";

type Props = {
  bulk: PendingChanges;
  change: Pick<ListChange<never>, "action" | "confirmLabel">;
  /** The question, if it isn't what the button says. */
  title?: string | undefined;
  /** What else the change needs to know. */
  options?: { manager_id?: number | null } | undefined;
  onClose: () => void;
  /** What happens to them, and what is to be chosen. */
  children: ReactNode;
};

/** Says what will change about the selected rows and which of them stay as they are, and starts it. */
export function ChangeRowsModal({
  bulk: { changes, selection, starting },
  change: { action, confirmLabel },
  title,
  options,
  onClose,
  children,
}: Props) {
  const body = { action, ids: selection.rows.map(({ id }) => id), ...options };
  const previewing = useQuery({
    queryKey: [...api.bulkChanges.preview.key, body],
    queryFn: () => api.bulkChanges.preview.call({ body }),
    placeholderData: keepPreviousData,
    // Someone may have changed the rows since the dialog was last open.
    staleTime: 0,
  });
  const { error } = previewing;
  const preview = previewing.isPlaceholderData ? undefined : previewing.data?.data;
  const shown = previewing.data?.data;
  const count = (shown?.changing ?? body.ids).length;
  const label = confirmLabel(pluralize(count, ...changes.noun));
  const others = shown ? count - shown.first.length : 0;
  const failure = starting.error ?? error;
  return (
    <ConfirmModal
      title={title ?? `${label}?`}
      confirmLabel={label}
      danger={false}
      isPending={starting.isPending}
      isDisabled={!preview || count === 0}
      error={failure && failureText(failure)}
      onConfirm={() => preview && starting.mutate({ ...body, ids: preview.changing })}
      onClose={onClose}
    >
      <div className={classes.change}>
        {children}
        {shown && count > 0 && (
          <ul>
            {shown.first.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
            {others > 0 && <li>and {formatCount(others)} more</li>}
          </ul>
        )}
        {shown?.staying.map(({ reason, count: staying }) => (
          <p key={reason} className="dim">
            {pluralize(staying, ...changes.noun)}{" "}
            {staying === 1 ? "stays as it is" : "stay as they are"}. {reason}
          </p>
        ))}
      </div>
    </ConfirmModal>
  );
}

/** The dialog of what staff want to do to the selected rows, for changes that need no more than a yes. */
export default function ChangeRowsDialog({ bulk, onClose }: Pick<Props, "bulk" | "onClose">) {
  const change = bulk.changes.all.find(({ action }) => action === bulk.asked);
  return (
    change && (
      <ChangeRowsModal bulk={bulk} change={change} onClose={onClose}>
        <p>{change.consequence}</p>
      </ChangeRowsModal>
    )
  );
}
