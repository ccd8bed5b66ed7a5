import type { TypedFastBitSet } from "typedfastbitset";

/** Calls back for each member of a set, ascending; faster than the set's own way on large ones. */
export const eachOf = (set: TypedFastBitSet, visit: (document: number) => void) => {
  const { words } = set;
  for (let at = 0; at < words.length; at++) {
    let word = words[at] ?? 0;
    while (word !== 0) {
      const lowest = word & -word;
      visit((at << 5) + 31 - Math.clz32(lowest));
      word ^= lowest;
    }
  }
};
