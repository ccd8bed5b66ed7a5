/** Numbers distinct values from 0, so that a column can store a number in place of the value. */
export class Dictionary<Value, Key extends number | string = string> {
  readonly values: Value[] = [];
  readonly #numbers = new Map<Key, number>();
  readonly #toKey: (value: Value) => Key;

  constructor(toKey: (value: Value) => Key) {
    this.#toKey = toKey;
  }

  /** Returns the number of a value; new values get the next one. */
  numberOf(value: Value): number {
    const key = this.#toKey(value);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.values.push(value) - 1;
    this.#numbers.set(key, number);
    return number;
  }

  /** Returns the number of a value; undefined if it has none yet. */
  find(value: Value): number | undefined {
    return this.#numbers.get(this.#toKey(value));
  }
}

/** Numbers catalogue ids. */
export class IdDictionary extends Dictionary<number, number> {
  constructor() {
    super((id) => id);
  }
}
