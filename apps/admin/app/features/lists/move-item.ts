/** Moves one of a list's items to another index; an index past the ends changes nothing. */
export const moveItem = <T>(items: readonly T[], from: number, to: number): T[] => {
  const item = items[from];
  return item === undefined || to < 0 || to >= items.length
    ? [...items]
    : items.toSpliced(from, 1).toSpliced(to, 0, item);
};
