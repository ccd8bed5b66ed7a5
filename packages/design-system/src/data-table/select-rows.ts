/** How many of the rows shown are selected. */
export type SelectState = "all" | "some" | "none";

type Ids = readonly string[];
type Selected = ReadonlySet<string>;

/** Returns how many of the selectable rows are selected. Pure. */
export const findSelectState = (ids: Ids, selected: Selected): SelectState => {
  const count = ids.filter((id) => selected.has(id)).length;
  if (count === 0) return "none";
  return count === ids.length ? "all" : "some";
};

/** Selects all rows shown, or none of them if all are; those elsewhere stay as they are. Pure. */
export const toggleAll = (ids: Ids, selected: Selected): Selected => {
  const others = [...selected].filter((id) => !ids.includes(id));
  return new Set(findSelectState(ids, selected) === "all" ? others : [...others, ...ids]);
};

const listBetween = (ids: Ids, one: string, other: string): Ids => {
  const from = ids.indexOf(one);
  const to = ids.indexOf(other);
  return from < 0 || to < 0 ? [other] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
};

/**
 * Selects or deselects a row; with `anchor`, all rows from there on, in the order of `ids`. These are the
 * selectable rows, so a range skips the others. Pure.
 */
export const toggleRow = (
  ids: Ids,
  { id, anchor }: { id: string; anchor?: string | undefined },
  selected: Selected,
): Selected => {
  const changed = anchor === undefined ? [id] : listBetween(ids, anchor, id);
  return selected.has(id)
    ? new Set([...selected].filter((each) => !changed.includes(each)))
    : new Set([...selected, ...changed]);
};

/** Adds rows that were appended to a list: they are selected if all rows before them were. Pure. */
export const selectAppended = (before: Ids, appended: Ids, selected: Selected): Selected =>
  findSelectState(before, selected) === "all" ? new Set([...selected, ...appended]) : selected;
