import { SALARY_STEPS } from "@devguild/schemas/constants/jobs";
import type { TypedFastBitSet } from "typedfastbitset";

import { eachOf } from "./bits.ts";
import type { Documents } from "./documents.ts";
import { grown } from "./grown.ts";

/** What is counted: skills, lists of places, profiles (see `Profile`), steps of salary. */
export const COLUMNS = ["skills", "places", "profiles", "salaries"] as const;
export type Column = (typeof COLUMNS)[number];

/** How many documents have each value of each column; a column's values are numbers from 0 on. */
export class Tally {
  skills: Uint32Array;
  places: Uint32Array;
  profiles: Uint32Array;
  salaries: Uint32Array;

  constructor(sizes: Record<Exclude<Column, "salaries">, number>) {
    this.skills = new Uint32Array(sizes.skills);
    this.places = new Uint32Array(sizes.places);
    this.profiles = new Uint32Array(sizes.profiles);
    this.salaries = new Uint32Array(SALARY_STEPS + 1);
  }

  /** Counts one document more (1) or less (-1), making room for values that are new. */
  change(documents: Documents, document: number, by: 1 | -1) {
    for (const skill of documents.skills.of(document)) {
      this.skills = grown(this.skills, skill + 1);
      this.skills[skill] = (this.skills[skill] ?? 0) + by;
    }
    const place = documents.placeLists[document] ?? 0;
    this.places = grown(this.places, place + 1);
    this.places[place] = (this.places[place] ?? 0) + by;
    const profile = documents.profiles[document] ?? 0;
    this.profiles = grown(this.profiles, profile + 1);
    this.profiles[profile] = (this.profiles[profile] ?? 0) + by;
    const step = documents.salarySteps[document] ?? 0;
    this.salaries[step] = (this.salaries[step] ?? 0) + by;
  }
}

const countSkills = (documents: Documents, set: TypedFastBitSet, counts: Uint32Array) => {
  const { pool, starts, lengths } = documents.skills.columns;
  eachOf(set, (document) => {
    const start = starts[document] as number;
    const end = start + (lengths[document] as number);
    for (let at = start; at < end; at++) counts[pool[at] as number]!++;
  });
};

const countColumn = (
  column: Uint8Array | Uint16Array | Uint32Array,
  set: TypedFastBitSet,
  counts: Uint32Array,
) => eachOf(set, (document) => void counts[column[document] as number]!++);

/** Counts some columns among the members of a set. */
export const tallyOf = (
  documents: Documents,
  set: TypedFastBitSet,
  columns: ReadonlySet<Column>,
  sizes: Tally,
): Tally => {
  const tally = new Tally({
    skills: sizes.skills.length,
    places: sizes.places.length,
    profiles: sizes.profiles.length,
  });
  if (columns.has("skills")) countSkills(documents, set, tally.skills);
  if (columns.has("places")) countColumn(documents.placeLists, set, tally.places);
  if (columns.has("profiles")) countColumn(documents.profiles, set, tally.profiles);
  if (columns.has("salaries")) countColumn(documents.salarySteps, set, tally.salaries);
  return tally;
};

/** What is left of one tally when another is taken from it. */
export const difference = (all: Tally, some: Tally): Tally => {
  const left = new Tally({
    skills: all.skills.length,
    places: all.places.length,
    profiles: all.profiles.length,
  });
  for (const column of COLUMNS)
    for (let value = 0; value < all[column].length; value++)
      left[column][value] = (all[column][value] ?? 0) - (some[column][value] ?? 0);
  return left;
};
