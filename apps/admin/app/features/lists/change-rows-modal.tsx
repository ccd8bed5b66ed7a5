import { ConfirmModal } from "@devguild/design-system/confirm-modal";
import type { ReactNode } from "react";

import classes from "./change-rows-modal.module.css";

const NAMED = 10;

type Props = {
  /** The question: "Archive 12 jobs?" */
  title: string;
  /** What happens, as its button says it: "Archive 12 jobs". */
  confirmLabel: string;
  /** What happens to them. */
  children: ReactNode;
  /** The rows that change, as they are listed. */
  rows: readonly { id: number; name: string }[];
  /** Why some of the selected rows stay as they are; null if all change. */
  leftOut: string | null;
  danger?: boolean;
  /** Whether nothing would change. */
  isDisabled?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Says what will change about the selected rows, and which of them stay as they are. */
export function ChangeRowsModal({
  title,
  confirmLabel,
  children,
  rows,
  leftOut,
  danger = false,
  isDisabled = false,
  onConfirm,
  onClose,
}: Props) {
  const others = rows.length - NAMED;
  return (
    <ConfirmModal
      title={title}
      confirmLabel={confirmLabel}
      danger={danger}
      isPending={false}
      isDisabled={isDisabled}
      error={null}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div className={classes.change}>
        {children}
        <ul>
          {rows.slice(0, NAMED).map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
          {others > 0 && <li>and {others} more</li>}
        </ul>
        {leftOut && <p className="dim">{leftOut}</p>}
      </div>
    </ConfirmModal>
  );
}
