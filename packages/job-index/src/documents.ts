import { SALARY_STEP, SALARY_STEPS } from "@devguild/schemas/constants/jobs";

import { growArray, NumberLists } from "./number-lists.ts";

/**
 * An open job ad or imported listing as it is put into the index. Lists and `language` and `hybrid`
 * hold catalogue ids; salaries are whole euros a year; times are milliseconds since 1970.
 */
export type IndexedRow = {
  id: number;
  /** The words that find it, as `searchWords` makes them. */
  words: string;
  skills: readonly number[];
  /** Every place that finds it: its cities, their countries and regions. */
  locations: readonly number[];
  seniorities: readonly number[];
  language: number | null;
  hybrid: number;
  remote: boolean;
  salaryMin: number | null;
  salaryMax: number | null;
  publishedAt: number;
  /** Infinity if it never expires. */
  expiresAt: number;
  /** 0 if it is not boosted. */
  boostedUntil: number;
};

/** Traits that come in few combinations. Each combination has one number, so it is counted once. */
export type Traits = Pick<IndexedRow, "seniorities" | "language" | "hybrid" | "remote">;

export const traitsKey = ({ seniorities, language, hybrid, remote }: Traits) =>
  `${seniorities.join(",")} ${language ?? ""} ${hybrid} ${remote ? 1 : 0}`;

/** Numbers distinct values from 0 on, so that a column can hold a number in place of the value. */
export class Dictionary<Value> {
  readonly values: Value[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #keyOf: (value: Value) => string;

  constructor(keyOf: (value: Value) => string) {
    this.#keyOf = keyOf;
  }

  /** The number of a value, a new one if it has none. */
  numberOf(value: Value): number {
    const key = this.#keyOf(value);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.values.push(value) - 1;
    this.#numbers.set(key, number);
    return number;
  }
}

/** In place of a salary that is not stated. */
export const UNSTATED = -1;

/** The step of an ad without a salary: the one after the last of the histogram. */
export const UNSTATED_STEP = SALARY_STEPS;

const middleOf = (min: number | null, max: number | null) => {
  const [from, to] = [min ?? max, max ?? min];
  return from === null || to === null ? null : (from + to) / 2;
};

/**
 * What documents are compared, counted and scored by, one array per column; a document is a position
 * in all of them. Counted columns have the same array type, which keeps the counting loop fast.
 */
export class Documents {
  /** The ids of the jobs or listings in the database. */
  ids = new Float64Array(1024);
  publishedAt = new Float64Array(1024);
  expiresAt = new Float64Array(1024);
  boostedUntil = new Float64Array(1024);
  /** The highest salary stated, which filter and histogram go by. */
  salaries = new Int32Array(1024);
  /** The middle of the range stated, or the one salary that is. */
  midSalaries = new Float32Array(1024);
  /** The upper end of the range, which the order goes by. */
  salaryMax = new Int32Array(1024);
  /** The bar of the histogram. */
  salarySteps = new Uint32Array(1024);
  /** The number of the list of locations; many documents share one. */
  locationLists = new Uint32Array(1024);
  /** The number of the combination of traits. */
  traits = new Uint32Array(1024);
  /** The ordinals of the skills. */
  readonly skills = new NumberLists(new Uint16Array(1024));

  #free: number[] = [];
  #end = 0;

  /** One past the last position in use. */
  get end() {
    return this.#end;
  }

  /** Gives a row a position and writes the columns that do not depend on facets. */
  add(row: IndexedRow): number {
    const document = this.#free.pop() ?? this.#end++;
    this.#grow(this.#end);
    const salary = row.salaryMax ?? row.salaryMin ?? UNSTATED;
    this.ids[document] = row.id;
    this.publishedAt[document] = row.publishedAt;
    this.expiresAt[document] = row.expiresAt;
    this.boostedUntil[document] = row.boostedUntil;
    this.salaries[document] = salary;
    this.midSalaries[document] = middleOf(row.salaryMin, row.salaryMax) ?? UNSTATED;
    this.salaryMax[document] = row.salaryMax ?? UNSTATED;
    this.salarySteps[document] =
      salary === UNSTATED
        ? UNSTATED_STEP
        : Math.min(Math.floor(salary / SALARY_STEP), SALARY_STEPS - 1);
    return document;
  }

  /** Frees a position for the next row. */
  remove(document: number) {
    this.#free.push(document);
  }

  #grow(length: number) {
    if (length <= this.ids.length) return;
    this.ids = growArray(this.ids, length);
    this.publishedAt = growArray(this.publishedAt, length);
    this.expiresAt = growArray(this.expiresAt, length);
    this.boostedUntil = growArray(this.boostedUntil, length);
    this.salaries = growArray(this.salaries, length);
    this.midSalaries = growArray(this.midSalaries, length);
    this.salaryMax = growArray(this.salaryMax, length);
    this.salarySteps = growArray(this.salarySteps, length);
    this.locationLists = growArray(this.locationLists, length);
    this.traits = growArray(this.traits, length);
  }
}

/** The columns that facets are counted by. */
export const COUNTED_COLUMNS = ["skills", "locationLists", "traits", "salarySteps"] as const;
export type CountedColumn = (typeof COUNTED_COLUMNS)[number];

/** How many documents have each value of each counted column. */
export class ColumnCounts {
  skills: Uint32Array;
  locationLists: Uint32Array;
  traits: Uint32Array;
  salarySteps: Uint32Array;

  constructor(sizes: Record<Exclude<CountedColumn, "salarySteps">, number>) {
    this.skills = new Uint32Array(sizes.skills);
    this.locationLists = new Uint32Array(sizes.locationLists);
    this.traits = new Uint32Array(sizes.traits);
    this.salarySteps = new Uint32Array(SALARY_STEPS + 1);
  }

  /** Zeros, with room for the same values. */
  emptied(): ColumnCounts {
    return new ColumnCounts({
      skills: this.skills.length,
      locationLists: this.locationLists.length,
      traits: this.traits.length,
    });
  }

  /** Counts one document more (1) or less (-1), making room for values that are new. */
  change(documents: Documents, document: number, by: 1 | -1) {
    for (const skill of documents.skills.get(document)) {
      this.skills = growArray(this.skills, skill + 1);
      this.skills[skill] = (this.skills[skill] ?? 0) + by;
    }
    const list = documents.locationLists[document] ?? 0;
    this.locationLists = growArray(this.locationLists, list + 1);
    this.locationLists[list] = (this.locationLists[list] ?? 0) + by;
    const traits = documents.traits[document] ?? 0;
    this.traits = growArray(this.traits, traits + 1);
    this.traits[traits] = (this.traits[traits] ?? 0) + by;
    const step = documents.salarySteps[document] ?? 0;
    this.salarySteps[step] = (this.salarySteps[step] ?? 0) + by;
  }
}
