import { IconX } from "@tabler/icons-react";
import { formatCount } from "@devguild/schemas/formats";
import { useState } from "react";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Modal } from "../modal/modal.tsx";
import { undoMark } from "../toast/press-undo.ts";
import { toastRoom } from "../toast-room/toast-room.ts";
import classes from "./bulk-status.module.css";

export interface BulkStatusProps {
  /** How far it is: "Changing 12 of 46 …", "46 videos changed." */
  children: string;
  total: number;
  /** How many it has reached, whether or not that worked. */
  reached: number;
  isFinished: boolean;
  /** What it couldn't change, and why. */
  failed: readonly { id: number; name: string; reason: string }[];
  /** How many it couldn't change, if only the first are listed. */
  failedCount?: number;
  isBusy: boolean;
  onStop: () => void;
  /** Absent once it can no longer be undone. */
  onUndo?: (() => void) | undefined;
  onClose: () => void;
}

/** How far a change of many rows is; it can be stopped, and undone for a while. */
export function BulkStatus({
  children,
  total,
  reached,
  isFinished,
  failed,
  failedCount = failed.length,
  isBusy,
  onStop,
  onUndo,
  onClose,
}: BulkStatusProps) {
  const [isListing, setListing] = useState(false);
  return (
    <div ref={toastRoom} className={classes.status}>
      <output className={classes.words}>
        <span>{children}</span>
        {!isFinished && <progress max={total} value={reached} aria-label="Progress" />}
      </output>
      {failed.length > 0 && (
        <Button size="sm" onClick={() => setListing(true)}>
          {formatCount(failedCount)} not changed
        </Button>
      )}
      {!isFinished && (
        <Button size="sm" aria-disabled={isBusy} onClick={onStop}>
          Stop
        </Button>
      )}
      {onUndo && (
        <Button size="sm" aria-disabled={isBusy} onClick={onUndo} {...undoMark}>
          Undo
        </Button>
      )}
      {isFinished && (
        <IconButton
          size="sm"
          label="Close message"
          icon={<IconX size={16} stroke={1.75} aria-hidden />}
          onClick={onClose}
        />
      )}
      {isListing && (
        <Modal opened onClose={() => setListing(false)} title="Not changed">
          <ul className={classes.failures}>
            {failed.map(({ id, name, reason }) => (
              <li key={id}>
                <strong>{name}</strong>
                <span>{reason}</span>
              </li>
            ))}
            {failedCount > failed.length && (
              <li>and {formatCount(failedCount - failed.length)} more</li>
            )}
          </ul>
        </Modal>
      )}
    </div>
  );
}
