import { Button } from "@devguild/design-system/button";
import { Notice } from "@devguild/design-system/notice";

import classes from "./conflict-notice.module.css";

type Props = {
  onKeepMine: () => void;
  onTakeOther: () => void;
};

/** Two versions of one ad: somebody has to say which one stays, and nothing is sent before. */
export function ConflictNotice({ onKeepMine, onTakeOther }: Props) {
  return (
    <Notice
      tone="warn"
      role="alert"
      action={
        <div className={classes.actions}>
          <Button size="sm" onClick={onTakeOther}>
            Take the other one
          </Button>
          <Button size="sm" onClick={onKeepMine}>
            Keep what I wrote
          </Button>
        </div>
      }
    >
      This job was changed elsewhere since you wrote here. You see your own version; nothing is
      saved until you choose.
    </Notice>
  );
}
