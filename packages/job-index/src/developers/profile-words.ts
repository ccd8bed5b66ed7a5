import { plainText } from "@devguild/schemas/slugs";
import type { TypedFastBitSet } from "typedfastbitset";

import { Dictionary } from "../dictionary.ts";
import { type FacetColumns, FacetIndex } from "../inverted-index.ts";

// What people write at greater length about themselves is not searched.
const SEARCHED_LENGTH = 500;

const SPACE = /\s+/u;
const SIGNS = /[\s!-/:-@[-`{-~\u2010-\u2027]+/u;

/**
 * Lists the words of a text by which it is found, in lower case and without accents: those between
 * spaces, such as "c++", and the parts between signs, such as "c". Of the first 500 characters.
 */
export const listProfileWords = (text: string): Set<string> => {
  const plain = plainText(text.slice(0, 2 * SEARCHED_LENGTH))
    .slice(0, SEARCHED_LENGTH)
    // Half a character at the end couldn't be stored as text.
    .toWellFormed();
  return new Set([...plain.split(SPACE), ...plain.split(SIGNS)].filter(Boolean));
};

/** Lists the beginnings of words that a search text asks for. */
export const listSearchedWords = (text: string): string[] =>
  plainText(text).split(SPACE).filter(Boolean);

const byCodeUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const merge = (sorted: readonly string[], added: readonly string[]): string[] => {
  const merged: string[] = [];
  let next = 0;
  for (const word of sorted) {
    while (next < added.length && (added[next] as string) < word)
      merged.push(added[next++] as string);
    merged.push(word);
  }
  while (next < added.length) merged.push(added[next++] as string);
  return merged;
};

// Words restored in one step.
const WORDS_AT_ONCE = 512;

/** The words, separated by spaces, and the documents of each. */
export type WordColumns = FacetColumns & { vocabulary: string };

/** The documents of each word, found by its beginning. */
export class ProfileWords {
  readonly #vocabulary = new Dictionary<string>((word) => word);
  readonly #documents = new FacetIndex();
  // Sorted, so that words with the same beginning are neighbours; built on demand.
  #sorted: string[] = [];

  /** Adds a document to each of some words. */
  add(words: Iterable<string>, document: number) {
    for (const word of words) this.#documents.add(this.#vocabulary.numberOf(word), document);
  }

  /** Returns the documents with a word that begins with a prefix, as a new set. */
  withPrefix(prefix: string): TypedFastBitSet {
    const { values } = this.#vocabulary;
    if (this.#sorted.length < values.length)
      this.#sorted = merge(this.#sorted, values.slice(this.#sorted.length).toSorted(byCodeUnits));
    const numbers: number[] = [];
    for (let at = this.#findFirst(prefix); at < this.#sorted.length; at++) {
      const word = this.#sorted[at] as string;
      if (!word.startsWith(prefix)) break;
      numbers.push(this.#vocabulary.numberOf(word));
    }
    return this.#documents.anyOf(numbers);
  }

  /** Copies everything about the documents before `end`, in steps. */
  *copyInSteps(end: number): Generator<undefined, WordColumns> {
    const vocabulary = this.#vocabulary.values.join(" ");
    return { ...(yield* this.#documents.copyInSteps(end)), vocabulary };
  }

  /** Fills an empty list of words with a copy, in steps. */
  *restoreInSteps({ vocabulary, ...documents }: WordColumns, end: number): Generator<undefined> {
    for (const [at, word] of vocabulary.split(" ").filter(Boolean).entries()) {
      if (at % WORDS_AT_ONCE === 0) yield;
      this.#vocabulary.numberOf(word);
    }
    yield* this.#documents.restoreInSteps(documents, end);
  }

  #findFirst(prefix: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#sorted[middle] as string) < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
