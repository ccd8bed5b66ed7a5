import { hasOpenOverlay } from "@devguild/design-system/has-open-overlay";
import type { Candidate } from "@devguild/schemas/applications";
import { useEffectEvent, useLayoutEffect } from "react";

import { readCommand, stepFrom } from "./candidate-keys.ts";
import type { ApplicationStatus } from "@devguild/schemas/constants/application-statuses";

export const CHOICES = "input[type=radio], input[type=checkbox]";
export const FIELDS = `input:not(${CHOICES}), textarea, select, [contenteditable]`;

/** Marks the element that shows a candidate, so that keyboard navigation finds its link. */
export const candidateMark = (id: number) => ({ "data-candidate": id });

const findLink = (id: number) =>
  document.querySelector<HTMLElement>(`[data-candidate="${id}"] a, tr[data-row="${id}"] a`);

/** Returns the candidate whose link or row has the focus; null if none has. */
export const focusedCandidate = () => {
  const shown = document.activeElement?.closest<HTMLElement>("[data-candidate], tr[data-row]");
  const id = shown?.dataset["candidate"] ?? shown?.dataset["row"];
  return id === undefined ? null : Number(id);
};

/** Focuses a candidate in the board or list, and shows it if it had the focus already. */
export const focusCandidate = (id: number) => {
  const link = findLink(id);
  link?.focus();
  link?.scrollIntoView({ block: "nearest" });
};

/** Returns whether an element is the open candidate’s link in the board or list. */
export const isOpenLink = (element: Element, id: number | null) =>
  id !== null && element === findLink(id);

/** Moves the focus from the list into the panel, where Escape leads back. */
export const enterPanel = () => document.querySelector<HTMLElement>("aside")?.focus();

type Page = {
  /** All visible candidates, in order. */
  candidates: readonly Candidate[];
  open: Candidate | null;
  /** The statuses to which the viewer may move the open candidate; empty if none is open. */
  moves: readonly ApplicationStatus[];
  onOpen: (id: number) => void;
  onClose: () => void;
  onMove: (candidate: Candidate, to: ApplicationStatus) => void;
};

/**
 * Handles the page's keys: j and k, or arrows, step through the candidates, digits move the open
 * one, Enter on the open one leads into the panel, Escape closes it. Enter opens one by itself,
 * because a candidate is a link.
 */
export const useCandidateKeys = ({ candidates, open, moves, onOpen, onClose, onMove }: Page) => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (hasOpenOverlay()) return;
    const target = event.target instanceof Element ? event.target : document.body;
    const command = readCommand({
      key: event.key,
      hasModifier: event.ctrlKey || event.metaKey || event.altKey,
      isInField: target.matches(FIELDS),
      hasOwnArrows: target.matches(CHOICES) || target.closest("aside") !== null,
      isOnOpen: isOpenLink(target, open?.id ?? null),
      moves,
    });
    if (command === null) return;
    if (command.kind === "leave-field") return (target as HTMLElement).blur();
    if (command.kind === "close") return open ? onClose() : undefined;
    event.preventDefault();
    if (command.kind === "enter-panel") return enterPanel();
    if (command.kind === "move") return open ? onMove(open, command.to) : undefined;
    const ids = candidates.map(({ id }) => id);
    const next = stepFrom(ids, open?.id ?? focusedCandidate(), command.by);
    if (next === null) return;
    focusCandidate(next);
    if (open) onOpen(next);
  });
  // A layout effect, as the page counts as live from then on: a press before a later one would be lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    // Capture: an overlay that Escape closes would be gone before the page could check for it.
    addEventListener("keydown", listen, { capture: true });
    return () => removeEventListener("keydown", listen, { capture: true });
  }, []);
};
