import { grown } from "./grown.ts";

/**
 * A short list of small numbers for each document, all in one array: a million lists of their own
 * would cost ten times the memory. A list that outgrows its place moves to the end.
 */
export class NumberLists<Pool extends Uint16Array | Uint32Array> {
  #pool: Pool;
  #end = 0;
  #starts = new Uint32Array(1024);
  #lengths = new Uint16Array(1024);
  #rooms = new Uint16Array(1024);

  /** `pool` says how large the numbers may be; it is filled and replaced by larger ones. */
  constructor(pool: Pool) {
    this.#pool = pool;
  }

  set(document: number, values: readonly number[]) {
    this.#starts = grown(this.#starts, document + 1);
    this.#lengths = grown(this.#lengths, document + 1);
    this.#rooms = grown(this.#rooms, document + 1);
    if (values.length > (this.#rooms[document] ?? 0)) {
      this.#pool = grown(this.#pool, this.#end + values.length);
      this.#starts[document] = this.#end;
      this.#rooms[document] = values.length;
      this.#end += values.length;
    }
    this.#pool.set(values, this.#starts[document]);
    this.#lengths[document] = values.length;
  }

  /** The list of a document, as a view that the next `set` may change. */
  of(document: number): Pool {
    const start = this.#starts[document] ?? 0;
    return this.#pool.subarray(start, start + (this.#lengths[document] ?? 0)) as Pool;
  }

  /** The arrays themselves, for loops over many documents: list `d` is `pool[starts[d]]` and on. */
  get columns() {
    return { pool: this.#pool, starts: this.#starts, lengths: this.#lengths };
  }
}
