import { SALARY_STEPS } from "@devguild/schemas/constants/jobs";

import type { Documents } from "./documents.ts";
import { growArray } from "./number-lists.ts";

/** The columns for counting facets. */
export const COUNTED_COLUMNS = ["skills", "locationLists", "traits", "salarySteps"] as const;
export type CountedColumn = (typeof COUNTED_COLUMNS)[number];

/** How many documents have each value of each counted column. */
export class ColumnCounts {
  skills: Uint32Array<ArrayBuffer>;
  locationLists: Uint32Array<ArrayBuffer>;
  traits: Uint32Array<ArrayBuffer>;
  salarySteps: Uint32Array<ArrayBuffer>;

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
    documents.skills.each(document, (skill) => {
      this.skills = growArray(this.skills, skill + 1);
      this.skills[skill] = (this.skills[skill] ?? 0) + by;
    });
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
