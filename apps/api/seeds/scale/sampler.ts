import type { Random } from "../random.ts";

/** Draws entries with the probability of their weight, however many there are. */
export type Sampler<T> = (random: Random) => T;

/** A sampler of a list; `weightOf` gives an entry's weight by the entry and its place, from 0. */
export const createSampler = <T>(
  list: readonly T[],
  weightOf: (entry: T, place: number) => number,
): Sampler<T> => {
  const sums = new Float64Array(list.length);
  let total = 0;
  for (const [place, entry] of list.entries()) {
    total += weightOf(entry, place);
    sums[place] = total;
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
 * Zipf's law: the weight of the entry at a place, from 0. `shift` flattens the head, so that the first
 * does not own a tenth of everything.
 */
export const zipf =
  (exponent: number, shift = 0) =>
  (_: unknown, place: number) =>
    (place + 1 + shift) ** -exponent;
