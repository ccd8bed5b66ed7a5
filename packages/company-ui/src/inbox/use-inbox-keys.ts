import { hasOpenOverlay } from "@devguild/design-system/has-open-overlay";
import { useEffectEvent, useLayoutEffect } from "react";

import { stepFrom } from "../candidates/candidate-keys.ts";
import {
  CHOICES,
  enterPanel,
  FIELDS,
  focusCandidate,
  focusedCandidate,
  isOpenLink,
} from "../candidates/use-candidate-keys.ts";
import { type InboxCommand, readInboxCommand } from "./inbox-keys.ts";

type Page = {
  /** The listed candidates, in order. */
  ids: readonly number[];
  openId: number | null;
  canEdit: boolean;
  /** Whether a text field is about to take the focus: what is typed until then is no command. */
  isOpeningField: boolean;
  onOpen: (id: number) => void;
  /** Everything but stepping, for the candidate with the cursor: the open one, or the focused one. */
  onCommand: (
    command: Exclude<InboxCommand, { kind: "step" | "leave-field" | "enter-panel" }>,
    cursor: number | null,
  ) => void;
};

/** Handles the keys of the inbox. Enter opens a candidate by itself, because that is a link. */
export const useInboxKeys = ({ ids, openId, canEdit, isOpeningField, onOpen, onCommand }: Page) => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (hasOpenOverlay()) return;
    const target = event.target instanceof Element ? event.target : document.body;
    const command = readInboxCommand({
      key: event.key,
      hasModifier: event.ctrlKey || event.metaKey || event.altKey,
      isInField: target.matches(FIELDS),
      hasOwnArrows: target.matches(CHOICES) || target.closest("aside") !== null,
      isOnOpen: isOpenLink(target, openId),
      canEdit,
    });
    if (command === null) return;
    if (command.kind === "leave-field") return (target as HTMLElement).blur();
    const cursor = openId ?? focusedCandidate();
    if (command.kind !== "close") event.preventDefault();
    if (isOpeningField && command.kind !== "close") return undefined;
    if (command.kind === "enter-panel") return enterPanel();
    if (command.kind !== "step") return onCommand(command, cursor);
    const next = stepFrom(ids, cursor, command.by);
    if (next === null) return;
    focusCandidate(next);
    if (openId !== null) onOpen(next);
  });
  // A layout effect, as the page counts as live from then on: a press before a later one would be lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    // Capture: an overlay that Escape closes would be gone before the page could check for it.
    addEventListener("keydown", listen, { capture: true });
    return () => removeEventListener("keydown", listen, { capture: true });
  }, []);
};
