import { failureText } from "@devguild/api-client/failure-text";
import { ConfirmModal } from "@devguild/design-system/confirm-modal";

import type { useContentActions } from "./use-content-actions.ts";

type Props = {
  /** What is deleted: "link". */
  noun: string;
  row: { id: number; name: string };
  removing: ReturnType<typeof useContentActions>["removing"];
  onClose: () => void;
};

/** Asks for confirmation before something leaves the site for good. */
export function DeleteContentModal({ noun, row, removing, onClose }: Props) {
  return (
    <ConfirmModal
      title={`Delete this ${noun}?`}
      confirmLabel={`Delete ${noun}`}
      isPending={removing.isPending}
      error={removing.isError ? failureText(removing.error) : null}
      onConfirm={() => removing.mutate(row, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        “{row.name}” comes off the site straight away. This can’t be undone. To hide it for a while,
        edit it instead.
      </p>
    </ConfirmModal>
  );
}
