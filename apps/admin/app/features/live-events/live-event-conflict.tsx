import { ConflictNotice } from "@devguild/design-system/conflict-notice";
import type { LiveEventFormState } from "./use-live-event-form.ts";

const listWords = new Intl.ListFormat("en-GB");

/** Says that someone else has saved the event, and what differs. */
export function LiveEventConflict({ state }: { state: LiveEventFormState }) {
  const { theirs, differences, takeTheirs, keepMine } = state;
  if (!theirs) return null;
  return (
    <ConflictNotice onTakeTheirs={takeTheirs} onKeepMine={keepMine}>
      Someone else has saved this event.{" "}
      {differences.length > 0
        ? `Yours differs in: ${listWords.format(differences)}.`
        : "Both say the same."}
    </ConflictNotice>
  );
}
