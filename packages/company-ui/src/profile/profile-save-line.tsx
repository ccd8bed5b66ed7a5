import { TextButton } from "@devguild/design-system/text-link";
import { IconCloudCheck, IconCloudOff, IconCloudUp } from "@tabler/icons-react";

import { describeUnsaved } from "../posting-editor/describe-unsaved.ts";
import classes from "../posting-editor/save-line.module.css";
import type { ProfileSaveState } from "./use-save-state.ts";

const ICON = { size: 16, stroke: 1.75, "aria-hidden": true } as const;
const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** Whether the last change is saved, and a way to undo it or to try again. */
export function ProfileSaveLine({ state }: { state: ProfileSaveState }) {
  switch (state.kind) {
    case "idle":
      return (
        <span className={classes.line}>
          <IconCloudCheck {...ICON} />
          Saved as you go
        </span>
      );
    case "saving":
      return (
        <output className={classes.line}>
          <IconCloudUp {...ICON} />
          Saving…
        </output>
      );
    case "saved":
      return (
        <output className={classes.line}>
          <IconCloudCheck {...ICON} />
          <span>
            Saved {clock.format(state.at)}{" "}
            {state.undo && (
              <TextButton inline onClick={state.undo}>
                Undo
              </TextButton>
            )}
          </span>
        </output>
      );
    case "failed":
      return (
        <span className={`${classes.line} ${classes.failed}`} role="alert">
          <IconCloudOff {...ICON} />
          <span>
            Not saved: {describeUnsaved(state.error)}{" "}
            <TextButton inline onClick={state.retry}>
              Try again
            </TextButton>
          </span>
        </span>
      );
  }
}
