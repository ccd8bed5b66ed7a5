import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { Notice } from "../notice/notice.tsx";
import classes from "./conflict-notice.module.css";

export interface ConflictNoticeProps {
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  /** Who has saved what, and what differs. */
  children: ReactNode;
}

/** Says that someone else has saved what is open in an editor; nothing is overwritten by itself. */
export function ConflictNotice({ onTakeTheirs, onKeepMine, children }: ConflictNoticeProps) {
  return (
    <Notice
      tone="warn"
      role="alert"
      action={
        <div className={classes.choices}>
          <Button size="sm" onClick={onTakeTheirs}>
            Use the saved version
          </Button>
          <Button size="sm" onClick={onKeepMine}>
            Keep mine
          </Button>
        </div>
      }
    >
      {children} Nothing of yours is saved until you choose.
    </Notice>
  );
}
