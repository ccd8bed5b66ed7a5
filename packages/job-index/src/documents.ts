import { SALARY_STEP, SALARY_STEPS } from "@devguild/schemas/constants/jobs";

import { growArray, NumberLists } from "./number-lists.ts";

/**
 * An open job ad or imported listing to index. Lists, `language`, `hybrid` and `employment` contain catalogue
 * ids; salaries are whole euros per year; times are milliseconds since 1970.
 */
export type IndexedRow = {
  id: number;
  /** Its searchable words, as built by `searchWords`. */
  words: string;
  skills: readonly number[];
  /** All locations that it can be found by: its cities, their countries and regions. */
  locations: readonly number[];
  seniorities: readonly number[];
  language: number | null;
  hybrid: number;
  employment: number;
  remote: boolean;
  salaryMin: number | null;
  salaryMax: number | null;
  publishedAt: number;
  /** Infinity if it never expires. */
  expiresAt: number;
  /** 0 if it is not boosted. */
  boostedUntil: number;
};

/** Traits with few combinations. Each combination has a number, so it is counted once. */
export type Traits = Pick<
  IndexedRow,
  "seniorities" | "language" | "hybrid" | "employment" | "remote"
>;

export const traitsKey = ({ seniorities, language, hybrid, employment, remote }: Traits) =>
  `${seniorities.join(",")} ${language ?? ""} ${hybrid} ${employment} ${remote ? 1 : 0}`;

/** Numbers distinct values from 0, so that a column can store a number in place of the value. */
export class Dictionary<Value> {
  readonly values: Value[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #toKey: (value: Value) => string;

  constructor(toKey: (value: Value) => string) {
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
}

/** Stored for a salary that is not stated. */
export const UNSTATED = -1;

/** The step of ads without a salary: the one after the last of the histogram. */
export const UNSTATED_STEP = SALARY_STEPS;

const getMiddle = (min: number | null, max: number | null) => {
  const [from, to] = [min ?? max, max ?? min];
  return from === null || to === null ? null : (from + to) / 2;
};

/**
 * The columns for comparing, counting and scoring documents, one array each; a document is a
 * position in all of them. Counted columns have the same array type, which keeps the counting loop
 * fast.
 */
export class Documents {
  /** The ids of the jobs or listings in the database. */
  ids = new Float64Array(1024);
  publishedAt = new Float64Array(1024);
  expiresAt = new Float64Array(1024);
  boostedUntil = new Float64Array(1024);
  /** The highest salary stated, for filter and histogram. */
  salaries = new Int32Array(1024);
  /** The middle of the stated range, or the single salary stated. */
  midSalaries = new Float32Array(1024);
  /** The upper end of the range, for sorting. */
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

  /** Assigns a position to a row and writes the columns that don't depend on facets. */
  add(row: IndexedRow): number {
    const document = this.#free.pop() ?? this.#end++;
    this.#grow(this.#end);
    const salary = row.salaryMax ?? row.salaryMin ?? UNSTATED;
    this.ids[document] = row.id;
    this.publishedAt[document] = row.publishedAt;
    this.expiresAt[document] = row.expiresAt;
    this.boostedUntil[document] = row.boostedUntil;
    this.salaries[document] = salary;
    this.midSalaries[document] = getMiddle(row.salaryMin, row.salaryMax) ?? UNSTATED;
    this.salaryMax[document] = row.salaryMax ?? UNSTATED;
    this.salarySteps[document] =
      salary === UNSTATED
        ? UNSTATED_STEP
        : Math.min(Math.floor(salary / SALARY_STEP), SALARY_STEPS - 1);
    return document;
  }

  /** Frees a position for another row. */
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

/** The columns for counting facets. */
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

  /** Returns zeros, with room for the same values. */
  emptied(): ColumnCounts {
    return new ColumnCounts({
      skills: this.skills.length,
      locationLists: this.locationLists.length,
      traits: this.traits.length,
    });
  }

  /** Counts one document more (1) or less (-1), making room for new values. */
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
