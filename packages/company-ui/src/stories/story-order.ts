/**
 * Returns ids with one of them moved to a position; the same list if it is there already, if there is
 * no such position or if the id is unknown. Pure.
 */
export const moveTo = (ids: readonly number[], id: number, position: number): readonly number[] => {
  const from = ids.indexOf(id);
  if (from === -1 || from === position || position < 0 || position >= ids.length) return ids;
  return ids.filter((each) => each !== id).toSpliced(position, 0, id);
};

/** Returns ids with one of them moved by some positions. Pure. */
export const moveBy = (ids: readonly number[], id: number, by: number) =>
  moveTo(ids, id, ids.indexOf(id) + by);
