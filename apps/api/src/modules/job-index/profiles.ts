/** What few documents differ in, taken together: it is counted once instead of four times. */
export type Profile = {
  seniorities: readonly number[];
  language: number | null;
  hybrid: number;
  remote: boolean;
};

/** A table of distinct values, each with a number from 0 on. */
export class Distinct<Value> {
  readonly values: Value[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #keyOf: (value: Value) => string;

  constructor(keyOf: (value: Value) => string) {
    this.#keyOf = keyOf;
  }

  numberOf(value: Value): number {
    const key = this.#keyOf(value);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.values.push(value) - 1;
    this.#numbers.set(key, number);
    return number;
  }
}

export const profileKey = ({ seniorities, language, hybrid, remote }: Profile) =>
  `${seniorities.join(",")} ${language ?? ""} ${hybrid} ${remote ? 1 : 0}`;
