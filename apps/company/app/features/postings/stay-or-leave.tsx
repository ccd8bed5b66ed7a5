import { type RefObject, useEffect, useState } from "react";
import { useBlocker } from "react-router";

import { LeaveModal } from "./posting-modals.tsx";
import type { PostingFormState } from "./use-posting-form.ts";

type Props = {
  form: PostingFormState;
  /** Set once somebody is sent on after publishing. */
  hasLeft: RefObject<boolean>;
  /** Sends an ad that is published already. */
  onSend: () => void;
};

/** Asks whoever leaves while something is not saved. */
export function StayOrLeave({ form, hasLeft, onSend }: Props) {
  const [isSaving, setSaving] = useState(false);
  const isSaved = form.saving.kind === "saved";
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const { sameForm } = (nextLocation.state ?? {}) as { sameForm?: boolean };
    const stays = sameForm || currentLocation.pathname === nextLocation.pathname;
    return !isSaved && !stays && !hasLeft.current;
  });
  useEffect(() => {
    if (isSaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isSaved]);
  if (blocker.state !== "blocked") return null;
  const save = async () => {
    if (!form.isDraft) {
      blocker.reset();
      return onSend();
    }
    setSaving(true);
    const done = await form.saver.flush();
    setSaving(false);
    return done ? blocker.proceed() : blocker.reset();
  };
  return (
    <LeaveModal
      isDraft={form.isDraft}
      isSaving={isSaving}
      onStay={() => blocker.reset()}
      onLeave={() => blocker.proceed()}
      onSave={() => void save()}
    />
  );
}
