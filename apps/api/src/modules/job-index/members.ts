import type { TypedFastBitSet } from "typedfastbitset";

/** The members of a set, ascending, as an array: loops over arrays are what the engine is best at. */
export const membersOf = (set: TypedFastBitSet): Uint32Array => {
  const { words } = set;
  const members = new Uint32Array(set.size());
  let count = 0;
  for (let at = 0; at < words.length; at++) {
    let word = words[at] as number;
    while (word !== 0) {
      const lowest = word & -word;
      members[count++] = (at << 5) + 31 - Math.clz32(lowest);
      word ^= lowest;
    }
  }
  return members;
};
