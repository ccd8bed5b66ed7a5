import { TypedFastBitSet } from "typedfastbitset";

import { grown } from "./grown.ts";
import { NumberLists } from "./number-lists.ts";

type Postings = { documents: Uint32Array; count: number };

/** Where a number stands, or would, among the first `count` of an ascending list. */
const placeOf = (list: Uint32Array, count: number, value: number): number => {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Which documents have which words, found by how a word begins. */
export class WordIndex {
  readonly #numbers = new Map<string, number>();
  readonly #vocabulary: string[] = [];
  readonly #postings: Postings[] = [];
  readonly #ofDocument = new NumberLists(new Uint32Array(1024));
  // The vocabulary in order, so that words of one beginning stand together; made when it is asked for.
  #sorted: string[] | undefined;

  /** Notes the words of a document, parted by spaces; it must have none yet. */
  add(document: number, words: string) {
    const numbers = [...new Set(words.split(" "))]
      .filter(Boolean)
      .map((word) => this.#numberOf(word));
    this.#ofDocument.set(document, numbers);
    for (const number of numbers) insert(this.#postings[number] as Postings, document);
  }

  /** Forgets the words of a document. */
  remove(document: number) {
    for (const number of this.#ofDocument.of(document))
      takeOut(this.#postings[number] as Postings, document);
    this.#ofDocument.set(document, []);
  }

  /** The documents with a word that begins so, as a new set. */
  beginningWith(beginning: string): TypedFastBitSet {
    this.#sorted ??= this.#vocabulary.toSorted(byCodeUnits);
    const found = new TypedFastBitSet();
    for (let at = firstFrom(this.#sorted, beginning); at < this.#sorted.length; at++) {
      const word = this.#sorted[at] ?? "";
      if (!word.startsWith(beginning)) break;
      const { documents, count } = this.#postings[this.#numberOf(word)] as Postings;
      for (let place = 0; place < count; place++) found.add(documents[place] ?? 0);
    }
    return found;
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#vocabulary.push(word) - 1;
    this.#numbers.set(word, number);
    this.#postings.push({ documents: new Uint32Array(4), count: 0 });
    this.#sorted = undefined;
    return number;
  }
}

const insert = (postings: Postings, document: number) => {
  const { count } = postings;
  const place = placeOf(postings.documents, count, document);
  postings.documents = grown(postings.documents, count + 1);
  postings.documents.copyWithin(place + 1, place, count);
  postings.documents[place] = document;
  postings.count = count + 1;
};

const takeOut = (postings: Postings, document: number) => {
  const place = placeOf(postings.documents, postings.count, document);
  if (place === postings.count || postings.documents[place] !== document) return;
  postings.documents.copyWithin(place, place + 1, postings.count);
  postings.count -= 1;
};

const byCodeUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const firstFrom = (sorted: readonly string[], value: string): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? "") < value) low = middle + 1;
    else high = middle;
  }
  return low;
};
