import type { ApplicationStatus } from "@devguild/schemas/constants/application-statuses";

/** What a key asks for. */
export type KeyCommand =
  | { kind: "step"; by: 1 | -1 }
  | { kind: "close" }
  | { kind: "leave-field" }
  | { kind: "move"; to: ApplicationStatus };

type Press = {
  key: string;
  /** Ctrl, Alt or Meta is held: the key is the browser's or the system's. */
  hasModifier: boolean;
  /** The focus is where one types. */
  isInField: boolean;
  /** The focus is where arrows mean something else: they scroll the panel, or choose an option. */
  hasOwnArrows: boolean;
  /** Where the viewer may move the open candidate; empty where there is none. */
  moves: readonly ApplicationStatus[];
};

const STEPS: Record<string, 1 | -1> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };

/** What a key means on the page of candidates; null where it is not the page's. */
export const readCommand = ({
  key,
  hasModifier,
  isInField,
  hasOwnArrows,
  moves,
}: Press): KeyCommand | null => {
  if (hasModifier) return null;
  if (key === "Escape") return isInField ? { kind: "leave-field" } : { kind: "close" };
  if (isInField) return null;
  const by = STEPS[key];
  if (by !== undefined)
    return hasOwnArrows && key.startsWith("Arrow") ? null : { kind: "step", by };
  const to = moves.find((status) => String(status) === key);
  return to === undefined ? null : { kind: "move", to };
};

/** The one after or before the current one; the first, or last, where there is no current one yet. */
export const stepFrom = (ids: readonly number[], current: number | null, by: 1 | -1) => {
  const at = current === null ? -1 : ids.indexOf(current);
  if (at < 0) return (by > 0 ? ids[0] : ids.at(-1)) ?? null;
  return ids[at + by] ?? null;
};

/** The one after or before the current one; at the ends the same one, the first where the current one is not listed. */
export const findNeighbour = (ids: readonly number[], current: number, by: 1 | -1) =>
  ids.includes(current) ? (stepFrom(ids, current, by) ?? current) : ids[0];
