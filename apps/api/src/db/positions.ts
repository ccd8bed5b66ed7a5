/** Returns ids in a new order: one of them moved by a step; at an end, or unknown, it stays. Pure. */
export const moveInOrder = (ids: readonly number[], id: number, step: -1 | 1): number[] => {
  const from = ids.indexOf(id);
  const other = ids[from + step];
  if (from === -1 || other === undefined) return [...ids];
  return ids.map((each) => (each === id ? other : each === other ? id : each));
};
