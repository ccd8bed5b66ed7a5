import { TypedFastBitSet } from "typedfastbitset";

import { membersOf } from "./members.ts";
import { Postings } from "./postings.ts";

// Bits a document takes in a list; a set takes one bit for each document there is.
const LISTED_BITS = 32;
const FEW = 1024;

/**
 * The values of one facet (skills, say): each has an ordinal, 0 and up, and the documents that have
 * it, as a list while they are few and as bits once those take less. Ordinals are never taken back.
 */
export class OptionSets {
  readonly ids: number[] = [];
  readonly #ordinals = new Map<number, number>();
  readonly #options: (Postings | TypedFastBitSet)[] = [];

  /** The ordinal of a value, a new one where it has none. */
  ordinalOf(id: number): number {
    const known = this.#ordinals.get(id);
    if (known !== undefined) return known;
    const ordinal = this.ids.length;
    this.#ordinals.set(id, ordinal);
    this.ids.push(id);
    this.#options.push(new Postings());
    return ordinal;
  }

  add(ordinal: number, document: number) {
    const option = this.#options[ordinal];
    option?.add(document);
    if (option instanceof Postings && option.count > Math.max(FEW, document / LISTED_BITS))
      this.#options[ordinal] = withAll(new TypedFastBitSet(), option.all);
  }

  remove(ordinal: number, document: number) {
    this.#options[ordinal]?.remove(document);
  }

  /** The documents that have a value, ascending. */
  documentsOf(id: number): Uint32Array {
    const option = this.#options[this.#ordinals.get(id) ?? -1];
    if (!option) return new Uint32Array(0);
    return option instanceof Postings ? option.all : membersOf(option);
  }

  /** The documents that have one of some values, as a new set. */
  anyOf(ids: readonly number[]): TypedFastBitSet {
    const any = new TypedFastBitSet();
    for (const id of ids) {
      const option = this.#options[this.#ordinals.get(id) ?? -1];
      if (option instanceof Postings) withAll(any, option.all);
      else if (option) any.union(option);
    }
    return any;
  }
}

const withAll = (set: TypedFastBitSet, documents: Uint32Array) => {
  for (let at = 0; at < documents.length; at++) set.add(documents[at] as number);
  return set;
};
