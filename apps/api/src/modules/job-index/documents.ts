import { SALARY_STEP, SALARY_STEPS } from "@devguild/schemas/constants/jobs";

import { grown } from "./grown.ts";
import { NumberLists } from "./number-lists.ts";

/** An open ad or listing as the index keeps it. Times are milliseconds. */
export type IndexedRow = {
  id: number;
  /** The words it is found by, parted by spaces. */
  words: string;
  skills: readonly number[];
  locations: readonly number[];
  seniorities: readonly number[];
  language: number | null;
  hybrid: number;
  remote: boolean;
  salaryMin: number | null;
  salaryMax: number | null;
  publishedAt: number;
  /** Infinity where it does not end. */
  expiresAt: number;
  /** 0 where it is not boosted. */
  boostedUntil: number;
};

/** Stands for a salary that is not stated. */
export const UNSTATED = -1;

const middleOf = (least: number | null, most: number | null) => {
  const [from, to] = [least ?? most, most ?? least];
  return from === null || to === null ? null : (from + to) / 2;
};

/** The histogram bar of an ad without a salary: the one after the last. */
export const UNSTATED_STEP = SALARY_STEPS;

/**
 * What is compared, counted and scored, one array for each: a document is a place in all of them.
 * What is counted has one type of array, so that one loop counts all of it at full speed.
 */
export class Documents {
  ids = new Float64Array(1024);
  publishedAt = new Float64Array(1024);
  expiresAt = new Float64Array(1024);
  boostedUntil = new Float64Array(1024);
  /** What the filter and the histogram go by: the most that is stated. */
  pays = new Int32Array(1024);
  /** The middle of what is stated, or the one amount that is. */
  middles = new Float32Array(1024);
  /** What the order goes by. */
  salaryMax = new Int32Array(1024);
  salarySteps = new Uint32Array(1024);
  /** Which list of places; many documents have the same. */
  placeLists = new Uint32Array(1024);
  /** Which combination of seniorities, language, hybrid option and remote. */
  profiles = new Uint32Array(1024);
  readonly skills = new NumberLists(new Uint16Array(1024));

  #free: number[] = [];
  #end = 0;

  /** One past the last place in use. */
  get end() {
    return this.#end;
  }

  /** Takes a place for a row and writes what does not depend on the facets. */
  place(row: IndexedRow): number {
    const document = this.#free.pop() ?? this.#end++;
    this.#makeRoom(this.#end);
    const pays = row.salaryMax ?? row.salaryMin ?? UNSTATED;
    this.ids[document] = row.id;
    this.publishedAt[document] = row.publishedAt;
    this.expiresAt[document] = row.expiresAt;
    this.boostedUntil[document] = row.boostedUntil;
    this.pays[document] = pays;
    this.middles[document] = middleOf(row.salaryMin, row.salaryMax) ?? UNSTATED;
    this.salaryMax[document] = row.salaryMax ?? UNSTATED;
    this.salarySteps[document] =
      pays === UNSTATED
        ? UNSTATED_STEP
        : Math.min(Math.floor(pays / SALARY_STEP), SALARY_STEPS - 1);
    return document;
  }

  /** Gives a place back to the next row. */
  release(document: number) {
    this.#free.push(document);
  }

  #makeRoom(length: number) {
    if (length <= this.ids.length) return;
    this.ids = grown(this.ids, length);
    this.publishedAt = grown(this.publishedAt, length);
    this.expiresAt = grown(this.expiresAt, length);
    this.boostedUntil = grown(this.boostedUntil, length);
    this.pays = grown(this.pays, length);
    this.middles = grown(this.middles, length);
    this.salaryMax = grown(this.salaryMax, length);
    this.salarySteps = grown(this.salarySteps, length);
    this.placeLists = grown(this.placeLists, length);
    this.profiles = grown(this.profiles, length);
  }
}
