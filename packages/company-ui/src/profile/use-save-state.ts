import { useRef, useState } from "react";

/** Whether the last change is saved. */
export type ProfileSaveState =
  | { kind: "idle" | "saving" }
  | { kind: "saved"; at: number; undo: (() => void) | null }
  | { kind: "failed"; error: Error; retry: () => void };

type Unsaved = { error: Error; retry: () => void };

/**
 * Returns what to say after a change, given those that aren't saved, by field: a later change that is saved must not
 * hide them. Trying again sends them all. Pure.
 */
export const toSaveState = (
  unsaved: ReadonlyMap<string, Unsaved>,
  saved: ProfileSaveState,
): ProfileSaveState => {
  const [first] = unsaved.values();
  if (!first) return saved;
  const changes = [...unsaved.values()];
  return {
    kind: "failed",
    error: first.error,
    retry: () => changes.forEach(({ retry }) => retry()),
  };
};

/** Whether the changes of a form that saves each field by itself are saved. */
export const useSaveState = () => {
  const unsaved = useRef(new Map<string, Unsaved>());
  const [state, setState] = useState<ProfileSaveState>({ kind: "idle" });
  return {
    state,
    begin: (field: string) => {
      unsaved.current.delete(field);
      setState({ kind: "saving" });
    },
    succeed: (undo: (() => void) | null) =>
      setState(toSaveState(unsaved.current, { kind: "saved", at: Date.now(), undo })),
    /** What the field itself says is wrong is mended there, and not by trying again. */
    fail: (field: string, failure: Unsaved, isSaidAtField: boolean) => {
      if (!isSaidAtField) unsaved.current.set(field, failure);
      setState(toSaveState(unsaved.current, { kind: "failed", ...failure }));
    },
  };
};
