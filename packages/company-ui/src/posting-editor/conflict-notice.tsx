import { Button } from "@devguild/design-system/button";
import { Notice } from "@devguild/design-system/notice";

import classes from "./conflict-notice.module.css";

type Props = {
  onKeepMine: () => void;
  onTakeOther: () => void;
};

/** Asks which of two versions of an ad to keep; nothing is saved before. */
export function ConflictNotice({ onKeepMine, onTakeOther }: Props) {
  return (
    <Notice
      tone="warn"
      role="alert"
      action={
        <div className={classes.actions}>
          <Button size="sm" onClick={onTakeOther}>
            Use the other version
          </Button>
          <Button size="sm" onClick={onKeepMine}>
            Keep mine
          </Button>
        </div>
      }
    >
      This job was changed somewhere else. You’re looking at your own version, which won’t be saved
      until you choose.
    </Notice>
  );
}
