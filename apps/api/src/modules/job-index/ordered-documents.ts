import { grown } from "./grown.ts";

// So many are put in their places one by one; for more of them a sort is cheaper.
const FEW = 64;

/** Documents in one order, kept in it as they come and go. `before` compares as a sort does. */
export class OrderedDocuments {
  #documents = new Uint32Array(1024);
  #count = 0;
  // Added but not yet in their place: whoever adds a million pays for one sort.
  #waiting: number[] = [];
  readonly #compare: (a: number, b: number) => number;

  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare;
  }

  /** The documents in order; a view that the next change may change. */
  get all(): Uint32Array {
    this.#settle();
    return this.#documents.subarray(0, this.#count);
  }

  /** Adds a document; what it is compared by must not change while it is in. */
  add(document: number) {
    this.#waiting.push(document);
  }

  /** Takes a document out; it must still compare as when it was added. */
  remove(document: number) {
    this.#settle();
    const place = this.#placeOf(document);
    if (this.#documents[place] !== document) return;
    this.#documents.copyWithin(place, place + 1, this.#count);
    this.#count -= 1;
  }

  #settle() {
    if (this.#waiting.length === 0) return;
    if (this.#waiting.length <= FEW) for (const document of this.#waiting) this.#insert(document);
    else {
      const all = new Uint32Array(this.#count + this.#waiting.length);
      all.set(this.#documents.subarray(0, this.#count));
      all.set(this.#waiting, this.#count);
      this.#documents = all.toSorted(this.#compare);
      this.#count = all.length;
    }
    this.#waiting = [];
  }

  #insert(document: number) {
    const place = this.#placeOf(document);
    this.#documents = grown(this.#documents, this.#count + 1);
    this.#documents.copyWithin(place + 1, place, this.#count);
    this.#documents[place] = document;
    this.#count += 1;
  }

  #placeOf(document: number): number {
    let low = 0;
    let high = this.#count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#documents[middle] ?? 0, document) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
