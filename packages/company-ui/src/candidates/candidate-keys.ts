import type { ApplicationStatus } from "@devguild/schemas/constants/application-statuses";

/** The command that a key triggers. */
export type KeyCommand =
  | { kind: "step"; by: 1 | -1 }
  | { kind: "close" }
  | { kind: "leave-field" }
  | { kind: "enter-panel" }
  | { kind: "move"; to: ApplicationStatus };

type Press = {
  key: string;
  /** Ctrl, Alt or Meta is pressed: a shortcut of the browser or the system. */
  hasModifier: boolean;
  /** A text field has the focus. */
  isInField: boolean;
  /**
   * The focus is where arrow keys have a function already: they scroll the panel or choose an
   * option.
   */
  hasOwnArrows: boolean;
  /** The focus is on the link of the open candidate. */
  isOnOpen: boolean;
  /** The statuses to which the viewer may move the open candidate; empty if none is open. */
  moves: readonly ApplicationStatus[];
};

/** Which way a key steps through a list. */
export const STEPS: ReadonlyMap<string, 1 | -1> = new Map([
  ["j", 1],
  ["k", -1],
  ["ArrowDown", 1],
  ["ArrowUp", -1],
]);

/** Returns the command of a key on the candidates page; null if the page doesn't handle it. */
export const readCommand = ({
  key,
  hasModifier,
  isInField,
  hasOwnArrows,
  isOnOpen,
  moves,
}: Press): KeyCommand | null => {
  if (hasModifier) return null;
  if (key === "Escape") return isInField ? { kind: "leave-field" } : { kind: "close" };
  if (isInField) return null;
  if (key === "Enter") return isOnOpen ? { kind: "enter-panel" } : null;
  const by = STEPS.get(key);
  if (by !== undefined)
    return hasOwnArrows && key.startsWith("Arrow") ? null : { kind: "step", by };
  const to = moves.find((status) => String(status) === key);
  return to === undefined ? null : { kind: "move", to };
};

/** Returns the next or previous id; without a current one, the first or the last. */
export const stepFrom = (ids: readonly number[], current: number | null, by: 1 | -1) => {
  const at = current === null ? -1 : ids.indexOf(current);
  if (at < 0) return (by > 0 ? ids[0] : ids.at(-1)) ?? null;
  return ids[at + by] ?? null;
};

/**
 * Returns the next or previous id; stays at the ends, and starts at the first if the current one
 * isn't listed.
 */
export const findNeighbour = (ids: readonly number[], current: number, by: 1 | -1) =>
  ids.includes(current) ? (stepFrom(ids, current, by) ?? current) : ids[0];
