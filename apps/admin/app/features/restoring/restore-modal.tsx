import { failureText } from "@devguild/api-client/failure-text";
import { ConfirmModal } from "@devguild/design-system/confirm-modal";
import { useToast } from "@devguild/design-system/toast";
import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";

/** What is restored, and how. */
export type Restoring = {
  /** Who or what comes back: "Tidewerk". */
  name: string;
  /** What comes back with it. */
  consequences: string;
  /** Restores it; resolves to what to say about it. */
  restore: () => Promise<string>;
  /** The list that it is no longer in. */
  listKey: QueryKey;
};

type Props = {
  restoring: Restoring;
  onClose: () => void;
  /** Called after it, when the screen showed only what was deleted. */
  onRestored?: () => unknown;
};

/** Asks before something deleted comes back. */
export function RestoreModal({ restoring, onClose, onRestored }: Props) {
  const { name, consequences, restore, listKey } = restoring;
  const toasts = useToast();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: restore,
    onSuccess: async (text) => {
      await queries.invalidateQueries({ queryKey: listKey });
      toasts.show({ tone: "ok", text });
      onClose();
      await onRestored?.();
    },
  });
  return (
    <ConfirmModal
      title={`Restore ${name}?`}
      confirmLabel="Restore"
      danger={false}
      isPending={isPending}
      error={error ? failureText(error) : null}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p>{consequences}</p>
    </ConfirmModal>
  );
}
