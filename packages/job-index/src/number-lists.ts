/** An array of numbers as columns are. */
export type TypedArray =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Float32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;

/** Copied, counted or sorted in one step, which takes less than a millisecond. */
export const STEP = 16_384;

/** Returns an empty array of the same type. */
const newLike = <T extends TypedArray>(array: T, length: number): T => {
  const Kind = array.constructor as new (length: number) => T;
  return new Kind(length);
};

/**
 * Returns the array if `length` numbers fit into it, otherwise a copy of at least double the size.
 */
export const growArray = <T extends TypedArray>(array: T, length: number): T => {
  if (length <= array.length) return array;
  const copy = newLike(array, Math.max(length, array.length * 2));
  copy.set(array);
  return copy;
};

/** Copies the numbers at some ascending positions, in steps: neighbours at once, which is fastest. */
export function* pickInSteps<T extends TypedArray>(
  array: T,
  positions: Uint32Array,
): Generator<undefined, T> {
  const copy = newLike(array, positions.length);
  let end = 0;
  for (let at = 0; at < positions.length; at = end) {
    const first = positions[at] as number;
    const stepEnds = Math.min((Math.floor(at / STEP) + 1) * STEP, positions.length);
    for (end = at + 1; end < stepEnds && positions[end] === first + end - at; end++);
    copy.set(array.subarray(first, first + end - at), at);
    if (end === stepEnds) yield;
  }
  return copy;
}

/** Copies an array in steps, with room for an eighth more, so that the next value finds space. */
export function* copyWithRoomInSteps<T extends TypedArray>(array: T): Generator<undefined, T> {
  const copy = newLike(array, Math.ceil(array.length * 1.125) + 1);
  for (let at = 0; at < array.length; at += STEP) {
    copy.set(array.subarray(at, at + STEP), at);
    yield;
  }
  return copy;
}

/** Lists as two arrays: how long each is, and their numbers one after another. */
export type PackedLists<Pool> = { lengths: Uint16Array<ArrayBuffer>; numbers: Pool };

/**
 * A short list of numbers per key (0 and up), all in one array: a million separate arrays would
 * take ten times the memory. A list that outgrows its space moves to the end.
 */
export class NumberLists<Pool extends Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>> {
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

  /** Calls back for each number of a list; faster than `get` for many short lists. */
  each(key: number, visit: (value: number) => void) {
    const start = this.#starts[key] ?? 0;
    const end = start + (this.#lengths[key] ?? 0);
    for (let at = start; at < end; at++) visit(this.#pool[at] as number);
  }

  /** The arrays themselves, for loops over many lists: list `k` begins at `pool[starts[k]]`. */
  get columns() {
    return { pool: this.#pool, starts: this.#starts, lengths: this.#lengths };
  }

  /** Copies the lists of some keys, in steps. */
  *packInSteps(keys: Uint32Array): Generator<undefined, PackedLists<Pool>> {
    const lengths = yield* pickInSteps(this.#lengths, keys);
    let total = 0;
    for (let at = 0; at < lengths.length; at++) total += lengths[at] as number;
    const numbers = newLike(this.#pool, total);
    let end = 0;
    for (let at = 0; at < keys.length; at++) {
      if (at % STEP === STEP - 1) yield;
      this.each(keys[at] as number, (value) => (numbers[end++] = value));
    }
    return { lengths, numbers };
  }

  /** Fills empty lists, from key 0 on, in steps. */
  *unpackInSteps({ lengths, numbers }: PackedLists<Pool>): Generator<undefined> {
    this.#pool = yield* copyWithRoomInSteps(numbers);
    this.#lengths = yield* copyWithRoomInSteps(lengths);
    this.#capacities = yield* copyWithRoomInSteps(lengths);
    this.#starts = new Uint32Array(this.#lengths.length);
    for (let key = 0; key < lengths.length; key++) {
      if (key % STEP === STEP - 1) yield;
      this.#starts[key] = this.#end;
      this.#end += lengths[key] as number;
    }
  }
}
