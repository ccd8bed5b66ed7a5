import { failureText } from "@devguild/api-client/failure-text";
import { ConfirmModal } from "@devguild/design-system/confirm-modal";
import { useToast } from "@devguild/design-system/toast";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";

type Props = {
  /** What is deleted: "session". */
  noun: string;
  /** What it is called, as the toast says it. */
  name: string;
  remove: () => Promise<unknown>;
  /** Called once it is deleted, before anything is loaded again: leaves the screen that showed it. */
  onDeleted?: (() => unknown) | undefined;
  /** Loads again what showed it. */
  refresh: () => Promise<unknown>;
  onClose: () => void;
  /** What is lost, and what could be done instead. */
  children: ReactNode;
};

/** Asks for confirmation before something is deleted for good. Load it lazily: it includes Mantine. */
export function DeleteModal(props: Props) {
  const { noun, name, remove, onDeleted, refresh, onClose, children } = props;
  const toasts = useToast();
  const removing = useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      await onDeleted?.();
      await refresh();
      toasts.show({ tone: "ok", text: `${name} deleted` });
      onClose();
    },
  });
  return (
    <ConfirmModal
      title={`Delete this ${noun}?`}
      confirmLabel={`Delete ${noun}`}
      isPending={removing.isPending}
      error={removing.isError ? failureText(removing.error) : null}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      {children}
    </ConfirmModal>
  );
}
