type TypedArray = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array | Float64Array;

/**
 * Returns the array if `length` numbers fit into it, otherwise a copy of at least double the size.
 */
export const growArray = <T extends TypedArray>(array: T, length: number): T => {
  if (length <= array.length) return array;
  const Kind = array.constructor as new (length: number) => T;
  const copy = new Kind(Math.max(length, array.length * 2));
  copy.set(array);
  return copy;
};

/**
 * A short list of numbers per key (0 and up), all in one array: a million separate arrays would
 * take ten times the memory. A list that outgrows its space moves to the end.
 */
export class NumberLists<Pool extends Uint16Array | Uint32Array> {
  #pool: Pool;
  #end = 0;
  #starts = new Uint32Array(1024);
  #lengths = new Uint16Array(1024);
  #capacities = new Uint16Array(1024);

  /** The type of `pool` determines how large the numbers can be. */
  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Replaces the list of a key. */
  set(key: number, values: readonly number[]) {
    this.#starts = growArray(this.#starts, key + 1);
    this.#lengths = growArray(this.#lengths, key + 1);
    this.#capacities = growArray(this.#capacities, key + 1);
    if (values.length > (this.#capacities[key] ?? 0)) {
      this.#pool = growArray(this.#pool, this.#end + values.length);
      this.#starts[key] = this.#end;
      this.#capacities[key] = values.length;
      this.#end += values.length;
    }
    this.#pool.set(values, this.#starts[key]);
    this.#lengths[key] = values.length;
  }

  /**
   * Returns the list of a key, as a view that the next `set` may change; empty if it was never set.
   */
  get(key: number): Pool {
    const start = this.#starts[key] ?? 0;
    return this.#pool.subarray(start, start + (this.#lengths[key] ?? 0)) as Pool;
  }

  /** The arrays themselves, for loops over many lists: list `k` begins at `pool[starts[k]]`. */
  get columns() {
    return { pool: this.#pool, starts: this.#starts, lengths: this.#lengths };
  }
}
