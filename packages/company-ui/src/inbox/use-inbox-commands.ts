import type { InboxCandidate, OpenedCandidate } from "@devguild/schemas/candidate-inbox";
import { pressUndo } from "@devguild/design-system/press-undo";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from "@devguild/schemas/constants/application-statuses";
import type { InboxStatus } from "@devguild/schemas/constants/candidate-inbox";
import { type RefObject, useCallback, useState } from "react";

import type { CandidateTab } from "../candidates/candidate-address.ts";
import type { InboxCommand } from "./inbox-keys.ts";
import { toListed } from "./to-listed.ts";
import type { Selection } from "./use-selection.ts";

/** What is about to be done to candidates: moved to a status, or only written to. */
type Plan = { candidates: readonly InboxCandidate[]; status: InboxStatus | null };

const NOBODY: InboxCandidate[] = [];

type Page = {
  rows: readonly InboxCandidate[];
  /** The board selects nothing: a selection made in the list isn't visible there. */
  isBoard: boolean;
  openId: number | null;
  selection: Selection;
  searchBox: RefObject<HTMLDivElement | null>;
  /** Opens a candidate with a tab. */
  onOpen: (candidate: number, tab: CandidateTab) => void;
  onClose: () => void;
};

/** What keys, buttons and dragging do with the candidates of the inbox. */
export const useInboxCommands = (page: Page) => {
  const { rows, isBoard, openId, selection, searchBox, onOpen, onClose } = page;
  const [plan, setPlan] = useState<Plan | null>(null);
  const [focusTab, setFocusTab] = useState<CandidateTab | null>(null);
  const [isHelping, setHelping] = useState(false);
  const selected = isBoard ? NOBODY : selection.candidates;

  /** Plans something for the selected candidates, or else for the one with the cursor. */
  const act = (status: InboxStatus | null, cursor: number | null = null) => {
    const row = rows.find(({ id }) => id === cursor);
    const candidates = selected.length > 0 ? selected : row ? [row] : [];
    if (candidates.length > 0) setPlan({ candidates, status });
  };
  const openField = (candidate: number, field: "write" | "note") => {
    const tab = field === "note" ? "team" : "messages";
    onOpen(candidate, tab);
    setFocusTab(tab);
  };
  return {
    plan,
    setPlan,
    focusTab,
    forgetFocus: useCallback(() => setFocusTab(null), []),
    isHelping,
    setHelping,
    act,
    moveOpen: (candidate: OpenedCandidate, [to]: readonly ApplicationStatus[]) => {
      if (to === undefined) return;
      const listed = rows.find(({ id }) => id === candidate.id);
      setPlan({ candidates: [toListed(candidate, listed)], status: to as InboxStatus });
    },
    onCommand: (
      command: Exclude<InboxCommand, { kind: "step" | "leave-field" | "enter-panel" }>,
      cursor: number | null,
    ) => {
      if (command.kind === "select")
        return cursor === null || isBoard ? undefined : selection.toggle(cursor);
      if (command.kind === "search")
        return searchBox.current?.querySelector<HTMLInputElement>("input")?.focus();
      if (command.kind === "undo") return pressUndo();
      if (command.kind === "help") return setHelping(true);
      if (command.kind === "decline") return act(APPLICATION_STATUSES.DECLINED_BY_COMPANY, cursor);
      if (command.kind === "move") return act(command.to, cursor);
      if (command.kind === "write" && selected.length > 0) return act(null);
      if (command.kind === "write" || command.kind === "note")
        return cursor === null ? undefined : openField(cursor, command.kind);
      if (openId !== null) return onClose();
      return selection.clear();
    },
  };
};
