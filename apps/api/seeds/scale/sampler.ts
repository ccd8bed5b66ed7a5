import type { Random } from "../random.ts";

/** Draws entries in proportion to their weights; fast for any number of entries. */
export type Sampler<T> = (random: Random) => T;

/** Creates a sampler of a list; `weightOf` returns an entry's weight, given the entry and its index. */
export const createSampler = <T>(
  list: readonly T[],
  weightOf: (entry: T, index: number) => number,
): Sampler<T> => {
  const sums = new Float64Array(list.length);
  let total = 0;
  for (const [index, entry] of list.entries()) {
    total += weightOf(entry, index);
    sums[index] = total;
  }
  return (random) => {
    const drawn = random.next() * total;
    let low = 0;
    let high = list.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? total) > drawn) high = middle;
      else low = middle + 1;
    }
    return list[low] ?? random.pick(list);
  };
};

/**
 * Zipf's law: returns the weight of the entry at an index. `shift` flattens the head, so that the first
 * entry doesn't get a tenth of everything.
 */
export const zipf =
  (exponent: number, shift = 0) =>
  (_: unknown, index: number) =>
    (index + 1 + shift) ** -exponent;
