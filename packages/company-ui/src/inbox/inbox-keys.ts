import { STEPS } from "../candidates/candidate-keys.ts";
import { INBOX_STATUSES, type InboxStatus } from "@devguild/schemas/constants/candidate-inbox";

/** The command that a key triggers in the inbox. */
export type InboxCommand =
  | { kind: "step"; by: 1 | -1 }
  | { kind: "close" }
  | { kind: "leave-field" }
  | { kind: "enter-panel" }
  | { kind: "select" }
  | { kind: "decline" }
  | { kind: "write" }
  | { kind: "note" }
  | { kind: "search" }
  | { kind: "undo" }
  | { kind: "help" }
  | { kind: "move"; to: InboxStatus };

type Press = {
  key: string;
  /** Ctrl, Alt or Meta is pressed: a shortcut of the browser or the system. */
  hasModifier: boolean;
  /** A text field has the focus. */
  isInField: boolean;
  /** The focus is where arrow keys have a function already. */
  hasOwnArrows: boolean;
  /** The focus is on the link of the open candidate. */
  isOnOpen: boolean;
  /** Whether the viewer may change candidates. */
  canEdit: boolean;
};

const COMMANDS = {
  x: { kind: "select" },
  "/": { kind: "search" },
  "?": { kind: "help" },
} as const satisfies Record<string, InboxCommand>;

const EDITING = {
  e: { kind: "decline" },
  r: { kind: "write" },
  n: { kind: "note" },
  z: { kind: "undo" },
} as const satisfies Record<string, InboxCommand>;

const hasKey = <T extends object>(commands: T, key: string): key is keyof T & string =>
  Object.hasOwn(commands, key);

/** Returns the command of a key in the inbox; null if it doesn't handle it. */
export const readInboxCommand = (press: Press): InboxCommand | null => {
  const { hasModifier, isInField, hasOwnArrows, isOnOpen, canEdit } = press;
  if (hasModifier) return null;
  if (press.key === "Escape") return isInField ? { kind: "leave-field" } : { kind: "close" };
  if (isInField) return null;
  if (press.key === "Enter") return isOnOpen ? { kind: "enter-panel" } : null;
  const by = STEPS.get(press.key);
  if (by !== undefined)
    return hasOwnArrows && press.key.startsWith("Arrow") ? null : { kind: "step", by };
  const key = press.key.toLowerCase();
  if (hasKey(COMMANDS, key)) return COMMANDS[key];
  if (!canEdit) return null;
  if (hasKey(EDITING, key)) return EDITING[key];
  const to = INBOX_STATUSES.find((status) => String(status) === key);
  return to === undefined ? null : { kind: "move", to };
};

/** The keys, as the list of them says. */
export const KEY_HELP = [
  { keys: ["J", "K"], does: "Next and previous candidate" },
  { keys: ["Enter"], does: "Open the candidate; again to move into their details" },
  { keys: ["X"], does: "Select, in the list; Shift and a click selects a range" },
  { keys: ["E"], does: "Decline" },
  { keys: ["2", "3", "4", "6"], does: "New, interviewing, hired, declined" },
  { keys: ["R"], does: "Write to the candidate" },
  { keys: ["N"], does: "Note to the team" },
  { keys: ["Z"], does: "Undo" },
  { keys: ["/"], does: "Search" },
  { keys: ["Esc"], does: "Close what is open, then clear the selection" },
] as const;
