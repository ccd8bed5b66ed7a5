import { TypedFastBitSet } from "typedfastbitset";

import { NumberLists } from "./number-lists.ts";
import { Postings } from "./postings.ts";

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
    for (const number of numbers) this.#postings[number]?.add(document);
  }

  /** Forgets the words of a document. */
  remove(document: number) {
    for (const number of this.#ofDocument.of(document)) this.#postings[number]?.remove(document);
    this.#ofDocument.set(document, []);
  }

  /** The documents with a word that begins so, as a new set. */
  beginningWith(beginning: string): TypedFastBitSet {
    this.#sorted ??= this.#vocabulary.toSorted(byCodeUnits);
    const found = new TypedFastBitSet();
    for (let at = firstFrom(this.#sorted, beginning); at < this.#sorted.length; at++) {
      const word = this.#sorted[at] ?? "";
      if (!word.startsWith(beginning)) break;
      const { all } = this.#postings[this.#numberOf(word)] as Postings;
      for (let at = 0; at < all.length; at++) found.add(all[at] as number);
    }
    return found;
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#vocabulary.push(word) - 1;
    this.#numbers.set(word, number);
    this.#postings.push(new Postings());
    this.#sorted = undefined;
    return number;
  }
}

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
