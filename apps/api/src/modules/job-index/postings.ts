import { grown } from "./grown.ts";

/** An ascending list of documents that can grow; the small form of a set. */
export class Postings {
  #documents = new Uint32Array(4);
  #count = 0;

  get count() {
    return this.#count;
  }

  /** The documents; a view that the next change may change. */
  get all(): Uint32Array {
    return this.#documents.subarray(0, this.#count);
  }

  add(document: number) {
    const place = this.#placeOf(document);
    if (place < this.#count && this.#documents[place] === document) return;
    this.#documents = grown(this.#documents, this.#count + 1);
    this.#documents.copyWithin(place + 1, place, this.#count);
    this.#documents[place] = document;
    this.#count += 1;
  }

  remove(document: number) {
    const place = this.#placeOf(document);
    if (place === this.#count || this.#documents[place] !== document) return;
    this.#documents.copyWithin(place, place + 1, this.#count);
    this.#count -= 1;
  }

  /** Where a document stands, or would. */
  #placeOf(document: number): number {
    // Most are added in ascending order.
    if (this.#count === 0 || (this.#documents[this.#count - 1] ?? 0) < document) return this.#count;
    let low = 0;
    let high = this.#count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#documents[middle] ?? 0) < document) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
