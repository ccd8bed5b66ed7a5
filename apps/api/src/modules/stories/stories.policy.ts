type Placed = { id: number; position: number };

/**
 * Returns the stories whose position changes if the given positions are applied, numbered from 0.
 * Stories without a new position stay where they are, and unknown ids do nothing.
 * Source: docs/product/company-profile.md.
 */
export const arrangeStories = (
  present: readonly Placed[],
  positions: ReadonlyMap<number, number>,
): Placed[] =>
  present
    .map(({ id, position }, index) => ({ id, before: position, at: positions.get(id) ?? index }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ id, before }, position) => ({ id, before, position }))
    .filter(({ before, position }) => before !== position)
    .map(({ id, position }) => ({ id, position }));
