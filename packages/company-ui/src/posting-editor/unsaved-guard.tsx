import { Button } from "@devguild/design-system/button";
import { Modal } from "@devguild/design-system/modal";
import { type RefObject, useEffect, useState } from "react";
import { useBlocker } from "react-router";

import { staysInForm } from "./same-form.ts";
import type { PostingFormState } from "./use-posting-form.ts";

type LeaveProps = {
  isDraft: boolean;
  isSaving: boolean;
  onStay: () => void;
  onLeave: () => void;
  onSave: () => void;
};

function LeaveModal({ isDraft, isSaving, onStay, onLeave, onSave }: LeaveProps) {
  return (
    <Modal
      opened
      onClose={onStay}
      title="Unsaved changes"
      footer={
        <>
          <Button variant="subtle" onClick={onLeave}>
            Leave without saving
          </Button>
          <Button variant="primary" loading={isSaving} onClick={onSave}>
            {isDraft ? "Save and leave" : "Save changes and leave"}
          </Button>
        </>
      }
    >
      <p>
        {isDraft
          ? "Your latest changes aren’t saved yet. They’re only in this browser."
          : "Your changes aren’t public yet. They’ll stay in this browser until you come back."}
      </p>
    </Modal>
  );
}

type Props = {
  form: PostingFormState;
  /** Set once publishing navigates to another screen. */
  hasLeft: RefObject<boolean>;
  /** Saves the changes of a published ad. */
  onSend: () => void;
};

/** Asks for confirmation before a form with unsaved changes is left. */
export function UnsavedGuard({ form, hasLeft, onSend }: Props) {
  const [isSaving, setSaving] = useState(false);
  const isSaved = form.saving.kind === "saved";
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const stays = staysInForm(nextLocation) || currentLocation.pathname === nextLocation.pathname;
    return !isSaved && !stays && !hasLeft.current;
  });
  useEffect(() => {
    if (isSaved) return undefined;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", preventUnload);
    return () => removeEventListener("beforeunload", preventUnload);
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
