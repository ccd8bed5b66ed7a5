import { TypedFastBitSet } from "typedfastbitset";

import { NumberLists } from "./number-lists.ts";
import { SortedIds, toSortedIds } from "./sorted-ids.ts";

// A document takes 32 bits in a list; a bitset takes one bit for every document in the index.
const LISTED_BITS = 32;
const FEW = 1024;

const addAll = (set: TypedFastBitSet, documents: Uint32Array) => {
  for (let at = 0; at < documents.length; at++) set.add(documents[at] as number);
  return set;
};

/**
 * The documents of each value of one facet, such as skills: a list per value while it has few
 * documents, a bitset once that is smaller. Values are numbered by ordinals from 0, which are never
 * reused.
 */
export class FacetIndex {
  /** The value (a catalogue id) of each ordinal. */
  readonly ids: number[] = [];
  readonly #ordinals = new Map<number, number>();
  readonly #documents: (SortedIds | TypedFastBitSet)[] = [];

  /** Returns the ordinal of a value; new values get the next one. */
  ordinalOf(id: number): number {
    const known = this.#ordinals.get(id);
    if (known !== undefined) return known;
    const ordinal = this.ids.length;
    this.#ordinals.set(id, ordinal);
    this.ids.push(id);
    this.#documents.push(new SortedIds());
    return ordinal;
  }

  add(ordinal: number, document: number) {
    const documents = this.#documents[ordinal];
    documents?.add(document);
    if (documents instanceof SortedIds && documents.count > Math.max(FEW, document / LISTED_BITS))
      this.#documents[ordinal] = addAll(new TypedFastBitSet(), documents.all);
  }

  remove(ordinal: number, document: number) {
    this.#documents[ordinal]?.remove(document);
  }

  /** Returns the documents with a value, ascending. */
  documentsOf(id: number): Uint32Array {
    const documents = this.#documents[this.#ordinals.get(id) ?? -1];
    if (!documents) return new Uint32Array(0);
    return documents instanceof SortedIds ? documents.all : toSortedIds(documents);
  }

  /** Returns the documents with any of some values, as a new set. */
  anyOf(ids: readonly number[]): TypedFastBitSet {
    const any = new TypedFastBitSet();
    for (const id of ids) {
      const documents = this.#documents[this.#ordinals.get(id) ?? -1];
      if (documents instanceof SortedIds) addAll(any, documents.all);
      else if (documents) any.union(documents);
    }
    return any;
  }
}

/** The documents of each word, found by prefix. */
export class WordIndex {
  readonly #numbers = new Map<string, number>();
  readonly #vocabulary: string[] = [];
  readonly #documents: SortedIds[] = [];
  readonly #wordsByDocument = new NumberLists(new Uint32Array(1024));
  // The sorted vocabulary, so that words with the same prefix are neighbours; built on demand.
  #sorted: string[] | undefined;

  /** Adds the words of a document, separated by spaces; it must have none yet. */
  add(document: number, words: string) {
    const numbers = words
      .split(" ")
      .filter(Boolean)
      .map((word) => this.#numberOf(word));
    // In their order, with repetitions, because phrases depend on it.
    this.#wordsByDocument.set(document, numbers);
    for (const number of new Set(numbers)) this.#documents[number]?.add(document);
  }

  /** Removes all words of a document. */
  remove(document: number) {
    for (const number of new Set(this.#wordsByDocument.get(document)))
      this.#documents[number]?.remove(document);
    this.#wordsByDocument.set(document, []);
  }

  /** Returns the documents with a word that begins with a prefix, as a new set. */
  withPrefix(prefix: string): TypedFastBitSet {
    this.#sorted ??= this.#vocabulary.toSorted(byCodeUnits);
    const found = new TypedFastBitSet();
    for (let at = findFirst(this.#sorted, prefix); at < this.#sorted.length; at++) {
      const word = this.#sorted[at] ?? "";
      if (!word.startsWith(prefix)) break;
      addAll(found, (this.#documents[this.#numberOf(word)] as SortedIds).all);
    }
    return found;
  }

  /** Returns the documents with whole words one after another, as a new set. */
  withPhrase(phrase: readonly string[]): TypedFastBitSet {
    const found = new TypedFastBitSet();
    const numbers = phrase.map((word) => this.#numbers.get(word) ?? -1);
    const lists = numbers.map((number) => this.#documents[number]?.all ?? new Uint32Array(0));
    const [fewest] = lists.toSorted((a, b) => a.length - b.length);
    for (const document of fewest ?? []) {
      const own = this.#wordsByDocument.get(document);
      if (own.some((_, at) => numbers.every((number, next) => own[at + next] === number)))
        found.add(document);
    }
    return found;
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#vocabulary.push(word) - 1;
    this.#numbers.set(word, number);
    this.#documents.push(new SortedIds());
    this.#sorted = undefined;
    return number;
  }
}

const byCodeUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Finds the position of the first sorted text that is not before a value. */
const findFirst = (sorted: readonly string[], value: string): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? "") < value) low = middle + 1;
    else high = middle;
  }
  return low;
};
