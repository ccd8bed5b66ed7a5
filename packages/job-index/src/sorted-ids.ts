import type { TypedFastBitSet } from "typedfastbitset";

import { growArray } from "./number-lists.ts";

/** Converts a bitset to an ascending array of ids: engines loop over arrays fastest. */
export const toSortedIds = (set: TypedFastBitSet): Uint32Array => {
  const { words } = set;
  const ids = new Uint32Array(set.size());
  let count = 0;
  for (let at = 0; at < words.length; at++) {
    let word = words[at] as number;
    while (word !== 0) {
      const lowest = word & -word;
      ids[count++] = (at << 5) + 31 - Math.clz32(lowest);
      word ^= lowest;
    }
  }
  return ids;
};

/** A set of ids as an ascending array; takes less memory than a bitset while there are few. */
export class SortedIds {
  #ids = new Uint32Array(4);
  #count = 0;

  /** Replaces all ids by some that are ascending. */
  fill(ids: Uint32Array<ArrayBuffer>) {
    this.#ids = ids;
    this.#count = ids.length;
  }

  get count() {
    return this.#count;
  }

  /** The ids, as a view that the next change may invalidate. */
  get all(): Uint32Array {
    return this.#ids.subarray(0, this.#count);
  }

  add(id: number) {
    // Most ids are added in ascending order.
    if (this.#count === 0 || (this.#ids[this.#count - 1] as number) < id) {
      this.#ids = growArray(this.#ids, this.#count + 1);
      this.#ids[this.#count++] = id;
      return;
    }
    const at = this.#positionOf(id);
    if (this.#ids[at] === id) return;
    this.#ids = growArray(this.#ids, this.#count + 1);
    this.#ids.copyWithin(at + 1, at, this.#count);
    this.#ids[at] = id;
    this.#count += 1;
  }

  remove(id: number) {
    const at = this.#positionOf(id);
    if (at === this.#count || this.#ids[at] !== id) return;
    this.#ids.copyWithin(at, at + 1, this.#count);
    this.#count -= 1;
  }

  /** Finds the position of an id, or where it would be inserted. */
  #positionOf(id: number): number {
    let low = 0;
    let high = this.#count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#ids[middle] ?? 0) < id) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Compares two ids as `Array.sort` does. */
type Compare = (a: number, b: number) => number;

/** The part of a sorted list to return. */
export type Slice = { offset: number; limit: number };

/** Some of the ids in a list, accessible both as a set and as an array. */
export type Subset = { size: number; has: (id: number) => boolean; all: () => Uint32Array };

// Up to this many new ids are inserted one by one; for more, sorting everything is cheaper.
const FEW = 64;

// Sorting one more id takes as long as stepping over this many, as measured.
const SORTING_COST = 30;

/** Ids kept in the order of a comparison as they are added and removed. */
export class OrderedIds {
  #ids = new Uint32Array(1024);
  #count = 0;
  // Added but not sorted yet, so that adding a million ids takes a single sort.
  #pending: number[] = [];
  readonly #compare: Compare;

  constructor(compare: Compare) {
    this.#compare = compare;
  }

  /** The ids in order, as a view that the next change may invalidate. */
  get all(): Uint32Array {
    this.#sortIn();
    return this.#ids.subarray(0, this.#count);
  }

  /** Adds an id; the values it is compared by must not change while it is in the list. */
  add(id: number) {
    this.#pending.push(id);
  }

  /** Removes an id; it must still compare as it did when it was added. */
  remove(id: number) {
    this.#sortIn();
    const at = this.#positionOf(id);
    if (this.#ids[at] !== id) return;
    this.#ids.copyWithin(at, at + 1, this.#count);
    this.#count -= 1;
  }

  /**
   * Returns a slice of a subset in this order: steps through the order, or sorts the subset if that
   * costs less.
   */
  slice(subset: Subset, { offset, limit }: Slice): number[] {
    if (subset.size <= offset || limit <= 0) return [];
    const { all } = this;
    if (subset.size === all.length) return [...all.subarray(offset, offset + limit)];
    const expected = Math.min(all.length, ((offset + limit) * all.length) / subset.size);
    // Ids that cluster at the end of the order take more steps than expected.
    const affordable = Math.min(all.length, subset.size * SORTING_COST);
    const end = expected <= affordable ? affordable : 0;
    const wanted = Math.min(limit, subset.size - offset);
    const ids: number[] = [];
    let skipped = 0;
    for (let at = 0; at < end && ids.length < wanted; at++) {
      const id = all[at] as number;
      if (subset.has(id) && skipped++ >= offset) ids.push(id);
    }
    if (ids.length === wanted) return ids;
    const sorted = subset.all().toSorted(this.#compare);
    return [...sorted.subarray(offset, offset + limit)];
  }

  /** Replaces all ids by some that are in order. */
  fill(ids: Uint32Array<ArrayBuffer>) {
    this.#ids = ids;
    this.#count = ids.length;
    this.#pending = [];
  }

  #sortIn() {
    if (this.#pending.length === 0) return;
    if (this.#pending.length <= FEW) for (const id of this.#pending) this.#insert(id);
    else {
      const all = new Uint32Array(this.#count + this.#pending.length);
      all.set(this.#ids.subarray(0, this.#count));
      all.set(this.#pending, this.#count);
      this.#ids = all.toSorted(this.#compare);
      this.#count = all.length;
    }
    this.#pending = [];
  }

  #insert(id: number) {
    const at = this.#positionOf(id);
    this.#ids = growArray(this.#ids, this.#count + 1);
    this.#ids.copyWithin(at + 1, at, this.#count);
    this.#ids[at] = id;
    this.#count += 1;
  }

  #positionOf(id: number): number {
    let low = 0;
    let high = this.#count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#ids[middle] ?? 0, id) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
