/** With fewer ads, a missing skill is more likely chance than a pattern. */
const MIN_ADS = 5;

type Counted = { id: number; count: number };

/**
 * Finds the skill required by most of the jobs found that the developer lacks and hasn't searched for; null
 * if too few jobs require it. Source: docs/product/job-search.md.
 */
export const findMissingSkill = (
  found: readonly Counted[],
  mine: ReadonlySet<number>,
  chosen: ReadonlySet<number>,
): Counted | null => {
  const [most] = found
    .filter(({ id }) => !mine.has(id) && !chosen.has(id))
    .toSorted((a, b) => b.count - a.count);
  return most && most.count >= MIN_ADS ? most : null;
};
