/** A random number generator that returns the same sequence for the same seed on every machine. */
export interface Random {
  /** Returns a number from 0 inclusive to 1 exclusive. */
  next: () => number;
  /** Returns an integer from `min` to `max`, both inclusive. */
  int: (min: number, max: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** Returns `count` different entries in any order, or all of them if the list is shorter. */
  some: <T>(list: readonly T[], count: number) => T[];
  shuffled: <T>(list: readonly T[]) => T[];
  /** Picks an entry with a probability proportional to its weight. */
  weighted: <T>(list: readonly (readonly [T, number])[]) => T;
}

// FNV-1a: spreads similar names ("job 1", "job 2") over all 32 bits.
const hashText = (text: string) => {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
};

/** Creates a generator from a name: each record has its own, so that adding one doesn't change the others. */
export const createRandom = (seed: string): Random => {
  let state = hashText(seed);
  // The mulberry32 algorithm.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    const entry = list[int(0, list.length - 1)];
    if (entry === undefined) throw new Error(`Nothing to pick from for "${seed}".`);
    return entry;
  };
  const shuffled = <T>(list: readonly T[]) => {
    const left = [...list];
    const dealt: T[] = [];
    while (left.length > 0) dealt.push(...left.splice(int(0, left.length - 1), 1));
    return dealt;
  };
  const weighted = <T>(list: readonly (readonly [T, number])[]): T => {
    let rest = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [entry, weight] of list) {
      rest -= weight;
      if (rest < 0) return entry;
    }
    return pick(list)[0];
  };
  return {
    next,
    int,
    pick,
    shuffled,
    weighted,
    chance: (probability) => next() < probability,
    some: (list, count) => shuffled(list).slice(0, count),
  };
};

/** Returns a function that deals a list's entries in random order, and starts over once all were dealt. */
export const createDeck = <T>(random: Random, list: readonly T[]) => {
  let left: T[] = [];
  return (): T => {
    if (left.length === 0) left = random.shuffled(list);
    return left.pop() ?? random.pick(list);
  };
};
