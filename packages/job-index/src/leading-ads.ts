/** How many boosted ads lead a list. */
const LEADING_ADS = 2;

/** How long each of them leads, in milliseconds. */
const TURN_MS = 15 * 60 * 1000;

/**
 * Picks the boosted ads that lead a list, given the ids of all that it includes. They take turns, so
 * that each leads equally often; `now` is in milliseconds. Source: docs/product/job-search.md.
 */
export const pickLeadingAds = (ids: readonly number[], now: number): number[] => {
  if (ids.length <= LEADING_ADS) return ids.toSorted((a, b) => b - a);
  const ordered = ids.toSorted((a, b) => a - b);
  const first = (Math.floor(now / TURN_MS) * LEADING_ADS) % ordered.length;
  return Array.from(
    { length: LEADING_ADS },
    (_, turn) => ordered[(first + turn) % ordered.length] as number,
  );
};
