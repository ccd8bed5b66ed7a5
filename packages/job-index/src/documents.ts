import { SALARY_STEP, SALARY_STEPS } from "@devguild/schemas/constants/jobs";
import { TypedFastBitSet } from "typedfastbitset";

import { Dictionary, IdDictionary } from "./dictionary.ts";
import { growArray, NumberLists, type TypedArray } from "./number-lists.ts";

/**
 * An open job ad or imported listing to index. Lists, `language`, `hybrid` and `employment` contain catalogue
 * ids; salaries are whole euros per year; times are whole milliseconds since 1970.
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

const traitsKey = ({ seniorities, language, hybrid, employment, remote }: Traits) =>
  `${seniorities.join(",")} ${language ?? ""} ${hybrid} ${employment} ${remote ? 1 : 0}`;

/** Stored for a salary that is not stated. */
export const UNSTATED = -1;

/** The step of ads without a salary: the one after the last of the histogram. */
export const UNSTATED_STEP = SALARY_STEPS;

const getMiddle = (min: number | null, max: number | null) => {
  const [from, to] = [min ?? max, max ?? min];
  return from === null || to === null ? null : (from + to) / 2;
};

/** The columns with one number per document. */
export const NUMBER_COLUMNS = [
  "ids",
  "publishedAt",
  "expiresAt",
  "boostedUntil",
  "salaries",
  "midSalaries",
  "salaryMax",
  "salarySteps",
  "locationLists",
  "traits",
] as const;

/** These columns by name. */
export type NumberColumns = Pick<Documents, (typeof NUMBER_COLUMNS)[number]>;

const growColumns = (columns: Record<keyof NumberColumns, TypedArray>, length: number) => {
  for (const name of NUMBER_COLUMNS) columns[name] = growArray(columns[name], length);
};

/**
 * Everything that indexed rows say, in columns, one array each; a document is a position in all of
 * them. Counted columns have the same array type, which keeps the counting loop fast.
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
  /** The numbers of the skills. */
  readonly skills = new NumberLists(new Uint16Array(1024));
  /** The numbers of the words in their order, with repetitions, because phrases depend on it. */
  readonly words = new NumberLists(new Uint32Array(1024));

  readonly skillIds = new IdDictionary();
  readonly locationIds = new IdDictionary();
  readonly vocabulary = new Dictionary<string>((word) => word);
  readonly traitValues = new Dictionary<Traits>(traitsKey);
  /** Lists of locations by number. */
  readonly locationsByList = new NumberLists(new Uint16Array(1024));
  readonly locationListValues = new Dictionary<readonly number[]>((list) => list.join(","));

  /** The positions in use. */
  readonly live = new TypedFastBitSet();
  readonly #documentsById = new Map<number, number>();
  // Rows that are read together share arrays, and comparing long lists takes time.
  readonly #listsByIds = new WeakMap<readonly number[], number>();
  #free: number[] = [];
  #end = 0;

  /** One past the last position in use. */
  get end() {
    return this.#end;
  }

  /** The number of rows. */
  get count() {
    return this.#documentsById.size;
  }

  /** Returns the document of a job or listing; undefined if there is none. */
  find(id: number): number | undefined {
    return this.#documentsById.get(id);
  }

  /** Adds or replaces a row; returns its position. */
  put(row: IndexedRow): number {
    this.drop(row.id);
    const document = this.#free.pop() ?? this.#end++;
    if (this.#end > this.ids.length) growColumns(this, this.#end);
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
    this.locationLists[document] = this.#numberLocations(row.locations);
    this.traits[document] = this.traitValues.numberOf({
      seniorities: row.seniorities,
      language: row.language,
      hybrid: row.hybrid,
      employment: row.employment,
      remote: row.remote,
    });
    this.skills.set(
      document,
      row.skills.map((id) => this.skillIds.numberOf(id)),
    );
    const words = row.words.split(" ").filter(Boolean);
    this.words.set(
      document,
      words.map((word) => this.vocabulary.numberOf(word)),
    );
    this.live.add(document);
    this.#documentsById.set(row.id, document);
    return document;
  }

  /** Frees the position of a row for another one; does nothing if there is no such row. */
  drop(id: number) {
    const document = this.#documentsById.get(id);
    if (document === undefined) return;
    this.#documentsById.delete(id);
    this.live.remove(document);
    this.#free.push(document);
  }

  /** Puts filled columns into use, in steps: their first `count` positions. */
  *occupyInSteps(count: number): Generator<undefined> {
    for (let document = 0; document < count; document++) {
      if (document % 1024 === 1023) yield;
      this.live.add(document);
      this.#documentsById.set(this.ids[document] as number, document);
    }
    this.#end = count;
  }

  #numberLocations(ids: readonly number[]): number {
    const same = this.#listsByIds.get(ids);
    if (same !== undefined) return same;
    const locations = ids.map((id) => this.locationIds.numberOf(id));
    const known = this.locationListValues.values.length;
    const number = this.locationListValues.numberOf(locations);
    if (number === known) this.locationsByList.set(number, locations);
    this.#listsByIds.set(ids, number);
    return number;
  }
}
