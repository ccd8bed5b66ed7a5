type Ids = readonly string[];

/** Returns the ids of the columns shown, in their order: those chosen that there are, or all of them. */
export const readColumns = (all: Ids, chosen: Ids | null): Ids => {
  const [first = ""] = all;
  // The first one names the row, so it always leads.
  return chosen ? [first, ...chosen.filter((id) => id !== first && all.includes(id))] : all;
};

/** Hides a column, or shows it again: after the one that it follows by itself, if that is shown. */
export const toggleColumn = (all: Ids, shown: Ids, id: string): Ids => {
  if (shown.includes(id)) return shown.filter((each) => each !== id);
  const before = all.slice(0, all.indexOf(id)).findLast((each) => shown.includes(each));
  return shown.toSpliced(before === undefined ? 1 : shown.indexOf(before) + 1, 0, id);
};

/** Returns what is stored of the columns shown: nothing if they are the standard ones in their order. */
export const toStored = (all: Ids, shown: Ids): string[] | null =>
  shown.join() === all.join() ? null : [...shown];
