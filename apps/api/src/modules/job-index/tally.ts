import { SALARY_STEPS } from "@devguild/schemas/constants/jobs";

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

const countSkills = ({ skills }: Documents, members: Uint32Array, counts: Uint32Array) => {
  const { pool, starts, lengths } = skills.columns;
  for (let at = 0; at < members.length; at++) {
    const document = members[at] as number;
    const start = starts[document] as number;
    const end = start + (lengths[document] as number);
    for (let place = start; place < end; place++) counts[pool[place] as number]!++;
  }
};

const countColumn = (column: Uint32Array, members: Uint32Array, counts: Uint32Array) => {
  for (let at = 0; at < members.length; at++) counts[column[members[at] as number] as number]!++;
};

/** Counts some columns among some documents. */
export const tallyOf = (
  documents: Documents,
  members: Uint32Array,
  columns: ReadonlySet<Column>,
  sizes: Tally,
): Tally => {
  const tally = new Tally({
    skills: sizes.skills.length,
    places: sizes.places.length,
    profiles: sizes.profiles.length,
  });
  if (columns.has("skills")) countSkills(documents, members, tally.skills);
  if (columns.has("places")) countColumn(documents.placeLists, members, tally.places);
  if (columns.has("profiles")) countColumn(documents.profiles, members, tally.profiles);
  if (columns.has("salaries")) countColumn(documents.salarySteps, members, tally.salaries);
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
