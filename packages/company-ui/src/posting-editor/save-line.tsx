import { TextButton } from "@devguild/design-system/text-link";
import { IconCloudCheck, IconCloudOff, IconCloudUp } from "@tabler/icons-react";
import { useEffect, useState } from "react";

import type { SaveState } from "./autosaver.ts";
import { describeUnsaved } from "./describe-unsaved.ts";
import classes from "./save-line.module.css";

const MINUTE = 60_000;
const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** Returns "Saved just now", and after a minute the time of the save. */
const useSavedText = (at: number | null) => {
  const [oldAt, setOldAt] = useState<number | null>(null);
  useEffect(() => {
    if (at === null) return undefined;
    const timer = setTimeout(() => setOldAt(at), MINUTE);
    return () => clearTimeout(timer);
  }, [at]);
  if (at === null) return "Saved as you type";
  return oldAt === at ? `Saved at ${clock.format(at)}` : "Saved just now";
};

type Props = {
  state: SaveState;
  /** Drafts are saved automatically; changes to a published ad are saved with the button. */
  isDraft: boolean;
  onRetry: () => void;
};

/** Whether the form's content is saved. */
export function SaveLine({ state, isDraft, onRetry }: Props) {
  const savedText = useSavedText(state.kind === "saved" ? state.at : null);
  if (state.kind === "failed")
    return (
      <span className={`${classes.line} ${classes.failed}`} data-failed>
        <IconCloudOff size={16} stroke={1.75} aria-hidden />
        <span>
          Not saved: {describeUnsaved(state.error)}{" "}
          <TextButton inline onClick={onRetry}>
            Try again
          </TextButton>
        </span>
      </span>
    );
  const isSaved = state.kind === "saved";
  const LineIcon = isSaved ? IconCloudCheck : IconCloudUp;
  const waitingText = isDraft || state.kind === "saving" ? "Saving…" : "Unpublished changes";
  return (
    <span className={classes.line}>
      <LineIcon size={16} stroke={1.75} aria-hidden />
      {isSaved ? (isDraft ? savedText : "No unsaved changes") : waitingText}
    </span>
  );
}
