import { TypedFastBitSet } from "typedfastbitset";

/**
 * The values of one facet (skills, say): each has an ordinal, 0 and up, and the set of documents that
 * have it. Ordinals are never taken back; there are as many as the catalogue has values.
 */
export class OptionSets {
  readonly ids: number[] = [];
  readonly #ordinals = new Map<number, number>();
  readonly #sets: TypedFastBitSet[] = [];

  /** The ordinal of a value, a new one where it has none. */
  ordinalOf(id: number): number {
    const known = this.#ordinals.get(id);
    if (known !== undefined) return known;
    const ordinal = this.ids.length;
    this.#ordinals.set(id, ordinal);
    this.ids.push(id);
    this.#sets.push(new TypedFastBitSet());
    return ordinal;
  }

  add(ordinal: number, document: number) {
    this.#sets[ordinal]?.add(document);
  }

  remove(ordinal: number, document: number) {
    this.#sets[ordinal]?.remove(document);
  }

  /** The documents that have a value; undefined where none ever had it. */
  setOf(id: number): TypedFastBitSet | undefined {
    const ordinal = this.#ordinals.get(id);
    return ordinal === undefined ? undefined : this.#sets[ordinal];
  }

  /** The documents that have one of some values, as a new set. */
  anyOf(ids: readonly number[]): TypedFastBitSet {
    const any = new TypedFastBitSet();
    for (const id of ids) {
      const set = this.setOf(id);
      if (set) any.union(set);
    }
    return any;
  }
}
