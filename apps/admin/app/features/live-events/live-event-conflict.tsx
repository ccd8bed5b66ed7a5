import { Button } from "@devguild/design-system/button";
import { Notice } from "@devguild/design-system/notice";

import classes from "./live-event-editor.module.css";
import type { LiveEventFormState } from "./use-live-event-form.ts";

const listWords = new Intl.ListFormat("en-GB");

/** Says that someone else has saved the event, and what differs; nothing is overwritten by itself. */
export function LiveEventConflict({ state }: { state: LiveEventFormState }) {
  const { theirs, differences, takeTheirs, keepMine } = state;
  if (!theirs) return null;
  return (
    <Notice
      tone="warn"
      role="alert"
      action={
        <div className={classes.choices}>
          <Button size="sm" onClick={takeTheirs}>
            Use the saved version
          </Button>
          <Button size="sm" onClick={keepMine}>
            Keep mine
          </Button>
        </div>
      }
    >
      Someone else has saved this event.{" "}
      {differences.length > 0
        ? `Yours differs in: ${listWords.format(differences)}. `
        : "Both say the same. "}
      Nothing of yours is saved until you choose.
    </Notice>
  );
}
