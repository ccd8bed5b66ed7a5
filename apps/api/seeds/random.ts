/** A source of chance that gives the same answers for the same seed, on every machine. */
export interface Random {
  /** From 0 up to, but without, 1. */
  next: () => number;
  /** A whole number from `min` to `max`, both included. */
  int: (min: number, max: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** `count` different entries, in any order; all of them where the list is shorter. */
  some: <T>(list: readonly T[], count: number) => T[];
  shuffled: <T>(list: readonly T[]) => T[];
  /** An entry with the probability of its weight. */
  weighted: <T>(list: readonly (readonly [T, number])[]) => T;
}

// FNV-1a: spreads similar names ("job 1", "job 2") over all 32 bits.
const hashOf = (text: string) => {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
};

/** Chance by name: each thing draws from its own, so that adding one leaves all the others alone. */
export const createRandom = (seed: string): Random => {
  let state = hashOf(seed);
  // mulberry32
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

/** Deals a list's entries in chance order and starts over when all were dealt. */
export const createDeck = <T>(random: Random, list: readonly T[]) => {
  let left: T[] = [];
  return (): T => {
    if (left.length === 0) left = random.shuffled(list);
    return left.pop() ?? random.pick(list);
  };
};
