import { TypedFastBitSet } from "typedfastbitset";

import { type Dictionary, IdDictionary } from "./dictionary.ts";
import type { Documents } from "./documents.ts";
import type { NumberLists } from "./number-lists.ts";
import { SortedIds, toSortedIds } from "./sorted-ids.ts";

// A document takes 32 bits in a list; a bitset takes one bit for every document in the index.
const LISTED_BITS = 32;
const FEW = 1024;

const addAll = (set: TypedFastBitSet, documents: Uint32Array) => {
  for (let at = 0; at < documents.length; at++) set.add(documents[at] as number);
  return set;
};

/** Returns an item of an array; makes one if there is none. Filled up, as engines are slow with gaps. */
const getOrAdd = <Item>(items: (Item | undefined)[], at: number, make: () => Item): Item => {
  while (items.length <= at) items.push(undefined);
  return (items[at] ??= make());
};

const newIds = () => new SortedIds();

const unite = (set: TypedFastBitSet, documents: SortedIds | TypedFastBitSet) => {
  if (documents instanceof SortedIds) addAll(set, documents.all);
  else set.union(documents);
};

/** Counts the words that documents take as bits. */
const countWords = (documents: SortedIds | TypedFastBitSet) =>
  documents instanceof SortedIds
    ? ((documents.all.at(-1) ?? -1) + 32) >>> 5
    : documents.words.length;

// In place of the length of a list, for documents that are bits.
const BITS = -1;

/** The documents of each value of a facet, as arrays to store. */
export type FacetColumns = {
  /** The values, by number. */
  ids: Float64Array<ArrayBuffer>;
  /** How many documents are listed for each value; -1 if they are bits. */
  lengths: Int32Array<ArrayBuffer>;
  /** The lists, one after another. */
  listed: Uint32Array<ArrayBuffer>;
  /** The bits, as many words for each. */
  bits: Uint32Array<ArrayBuffer>;
};

/** Copies the bits of the documents before `end`. */
export const copyBits = (set: TypedFastBitSet, end: number): Uint32Array<ArrayBuffer> => {
  const copy = new Uint32Array((end + 31) >>> 5);
  copy.set(set.words.subarray(0, copy.length));
  return copy;
};

/** Restores copied bits, with room for an eighth more, so that the next document finds space. */
export const restoreBits = (bits: Uint32Array): TypedFastBitSet => {
  const words = new Uint32Array(Math.ceil(bits.length * 1.125) + 1);
  words.set(bits);
  return TypedFastBitSet.fromWords(words);
};

/**
 * The documents of each value of one facet, such as skills: a list per value while it has few
 * documents, a bitset once that is smaller. `values` numbers the values, which are catalogue ids.
 */
export class FacetIndex {
  readonly #values: IdDictionary;
  readonly #documents: (SortedIds | TypedFastBitSet | undefined)[] = [];

  constructor(values = new IdDictionary()) {
    this.#values = values;
  }

  /** The value of each number. */
  get ids(): readonly number[] {
    return this.#values.values;
  }

  /** Adds a document to a value. */
  add(id: number, document: number) {
    this.addNumbered(this.#values.numberOf(id), document);
  }

  /** Removes a document from a value. */
  remove(id: number, document: number) {
    this.#find(id)?.remove(document);
  }

  /** Adds a document to a value given by its number. */
  addNumbered(number: number, document: number) {
    const documents = getOrAdd<SortedIds | TypedFastBitSet>(this.#documents, number, newIds);
    documents.add(document);
    if (documents instanceof SortedIds && documents.count > Math.max(FEW, document / LISTED_BITS))
      this.#documents[number] = addAll(new TypedFastBitSet(), documents.all);
  }

  /** Removes a document from a value given by its number. */
  removeNumbered(number: number, document: number) {
    this.#documents[number]?.remove(document);
  }

  /** Returns the documents with a value, ascending. */
  documentsOf(id: number): Uint32Array {
    const documents = this.#find(id);
    if (!documents) return new Uint32Array(0);
    return documents instanceof SortedIds ? documents.all : toSortedIds(documents);
  }

  /** Returns the documents with a value, to be read only. */
  withValue(id: number): TypedFastBitSet {
    const documents = this.#find(id);
    return documents instanceof TypedFastBitSet ? documents : this.anyOf([id]);
  }

  /** Returns the documents with any of some values, as a new set. */
  anyOf(ids: readonly number[]): TypedFastBitSet {
    const found = ids.flatMap((id) => this.#find(id) ?? []);
    // With room for all of them: a set that has to grow takes twice as much as it needs.
    const words = found.reduce((most, each) => Math.max(most, countWords(each)), 0);
    const any = TypedFastBitSet.fromWords(new Uint32Array(words));
    for (const each of found) unite(any, each);
    return any;
  }

  /** Copies everything about the documents before `end`, in steps. */
  *copyInSteps(end: number): Generator<undefined, FacetColumns> {
    const all = this.#documents;
    const lengths = Int32Array.from(all, (each) =>
      each instanceof TypedFastBitSet ? BITS : (each?.count ?? 0),
    );
    const words = (end + 31) >>> 5;
    let [listedLength, bitsLength] = [0, 0];
    for (const length of lengths)
      if (length === BITS) bitsLength += words;
      else listedLength += length;
    const [listed, bits] = [new Uint32Array(listedLength), new Uint32Array(bitsLength)];
    let [listedEnd, bitsEnd] = [0, 0];
    for (const each of all) {
      yield;
      if (each instanceof TypedFastBitSet) {
        bits.set(each.words.subarray(0, words), bitsEnd);
        bitsEnd += words;
      } else if (each) {
        listed.set(each.all, listedEnd);
        listedEnd += each.count;
      }
    }
    return { ids: Float64Array.from(this.ids.slice(0, all.length)), lengths, listed, bits };
  }

  /** Fills an empty facet with a copy, in steps. */
  *restoreInSteps({ ids, lengths, listed, bits }: FacetColumns, end: number): Generator<undefined> {
    const words = (end + 31) >>> 5;
    let [listedEnd, bitsEnd] = [0, 0];
    for (const [number, length] of lengths.entries()) {
      yield;
      this.#values.numberOf(ids[number] as number);
      if (length === BITS) {
        this.#documents.push(restoreBits(bits.subarray(bitsEnd, bitsEnd + words)));
        bitsEnd += words;
      } else {
        const documents = newIds();
        documents.fill(listed.slice(listedEnd, listedEnd + length));
        this.#documents.push(documents);
        listedEnd += length;
      }
    }
  }

  #find(id: number) {
    return this.#documents[this.#values.find(id) ?? -1];
  }
}

/**
 * The documents of each location. A million documents share some ten thousand lists of locations, which
 * are long, so it has the lists of each location and looks up the list of every document.
 */
export class LocationIndex {
  readonly #lists: FacetIndex;
  readonly #documents: Documents;

  constructor(documents: Documents) {
    this.#lists = new FacetIndex(documents.locationIds);
    this.#documents = documents;
  }

  /** The location of each number. */
  get ids(): readonly number[] {
    return this.#lists.ids;
  }

  /** Adds a list, given the numbers of its locations. */
  addList(list: number, locations: Uint16Array) {
    for (const location of locations) this.#lists.addNumbered(location, list);
  }

  /** Returns the documents with any of some locations, as a new set. */
  anyOf(ids: readonly number[]): TypedFastBitSet {
    const { locationLists, locationListValues, end, live } = this.#documents;
    const isWanted = new Uint8Array(locationListValues.values.length);
    for (const list of toSortedIds(this.#lists.anyOf(ids))) isWanted[list] = 1;
    const words = new Uint32Array((end + 31) >>> 5);
    for (let document = 0; document < end; document++)
      words[document >>> 5]! |=
        (isWanted[locationLists[document] as number] as number) << (document & 31);
    // Free positions still have the list of their last document.
    return TypedFastBitSet.fromWords(words).intersection(live);
  }
}

/** The documents of each word, found by prefix. */
export class WordIndex {
  readonly #vocabulary: Dictionary<string>;
  readonly #wordsByDocument: NumberLists<Uint32Array<ArrayBuffer>>;
  readonly #documents: (SortedIds | undefined)[] = [];
  // The sorted vocabulary, so that words with the same prefix are neighbours; built on demand.
  #sorted: string[] = [];

  /** `wordsByDocument` are numbers of the vocabulary. */
  constructor(
    vocabulary: Dictionary<string>,
    wordsByDocument: NumberLists<Uint32Array<ArrayBuffer>>,
  ) {
    this.#vocabulary = vocabulary;
    this.#wordsByDocument = wordsByDocument;
  }

  /** Adds a document to each of its words. */
  add(document: number) {
    this.#wordsByDocument.each(document, (number) =>
      getOrAdd(this.#documents, number, newIds).add(document),
    );
  }

  /** Removes a document from each of its words. */
  remove(document: number) {
    this.#wordsByDocument.each(document, (number) => this.#documents[number]?.remove(document));
  }

  /** Returns the documents with a word that begins with a prefix, as a new set. */
  withPrefix(prefix: string): TypedFastBitSet {
    const { values } = this.#vocabulary;
    if (this.#sorted.length !== values.length) this.#sorted = values.toSorted(byCodeUnits);
    const found = new TypedFastBitSet();
    for (let at = findFirst(this.#sorted, prefix); at < this.#sorted.length; at++) {
      const word = this.#sorted[at] ?? "";
      if (!word.startsWith(prefix)) break;
      addAll(found, this.#documentsWith(word));
    }
    return found;
  }

  /** Returns the documents with whole words one after another, as a new set. */
  withPhrase(phrase: readonly string[]): TypedFastBitSet {
    const found = new TypedFastBitSet();
    const numbers = phrase.map((word) => this.#vocabulary.find(word) ?? -1);
    const [fewest] = phrase
      .map((word) => this.#documentsWith(word))
      .toSorted((a, b) => a.length - b.length);
    for (const document of fewest ?? []) {
      const own = this.#wordsByDocument.get(document);
      if (own.some((_, at) => numbers.every((number, next) => own[at + next] === number)))
        found.add(document);
    }
    return found;
  }

  #documentsWith(word: string): Uint32Array {
    return this.#documents[this.#vocabulary.find(word) ?? -1]?.all ?? new Uint32Array(0);
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
