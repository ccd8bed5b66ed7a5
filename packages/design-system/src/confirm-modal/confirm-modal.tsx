import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { FormError } from "../form-error/form-error.tsx";
import { Modal } from "../modal/modal.tsx";

export interface ConfirmModalProps {
  /** The question: "Delete this story?" */
  title: string;
  /** What is lost, and whether it can be undone. */
  children: ReactNode;
  /** What happens, as its button says it: "Delete story". */
  confirmLabel: string;
  cancelLabel?: string;
  /** Set to false if nothing is lost. */
  danger?: boolean;
  isPending: boolean;
  /** Whether it can't be confirmed as things are. */
  isDisabled?: boolean;
  /** Why it failed; null if it didn't. */
  error: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something happens that can't be undone. Load it lazily: it includes Mantine. */
export function ConfirmModal({
  title,
  children,
  confirmLabel,
  cancelLabel = "Cancel",
  danger = true,
  isPending,
  isDisabled = false,
  error,
  onConfirm,
  onClose,
}: ConfirmModalProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{cancelLabel}</Button>
          <Button
            variant={danger ? "dangerFilled" : "primary"}
            loading={isPending}
            disabled={isDisabled}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {error !== null && <FormError>{error}</FormError>}
    </Modal>
  );
}
