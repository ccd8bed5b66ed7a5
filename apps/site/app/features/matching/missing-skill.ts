/** Ads below which a missing skill is no pattern but chance. */
const FEWEST_ADS = 5;

type Counted = { id: number; count: number };

/**
 * The skill that most of the found jobs ask for and a developer lacks; nothing where it is one that is
 * searched for anyway, or one of few jobs. Source: docs/product/job-search.md.
 */
export const findMissingSkill = (
  found: readonly Counted[],
  mine: ReadonlySet<number>,
  chosen: ReadonlySet<number>,
): Counted | null => {
  const [most] = found
    .filter(({ id }) => !mine.has(id) && !chosen.has(id))
    .toSorted((a, b) => b.count - a.count);
  return most && most.count >= FEWEST_ADS ? most : null;
};
