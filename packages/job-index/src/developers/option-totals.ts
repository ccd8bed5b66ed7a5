import { growArray, type NumberLists } from "../number-lists.ts";

/** The columns of developers by which options are counted. */
export type CountedDevelopers = {
  skills: NumberLists<Uint16Array<ArrayBuffer>>;
  languages: NumberLists<Uint16Array<ArrayBuffer>>;
  cities: Uint32Array<ArrayBuffer>;
  seniorities: Uint32Array<ArrayBuffer>;
};

/** The columns by name. */
export const COUNTED = ["skills", "languages", "cities", "seniorities"] as const;
export type Counted = (typeof COUNTED)[number];

/** How many developers have each option, by its number. */
export class OptionTotals {
  skills = new Uint32Array(256);
  languages = new Uint32Array(64);
  cities = new Uint32Array(1024);
  seniorities = new Uint32Array(3);

  /** Returns zeros, with room for the same options. */
  emptied(): OptionTotals {
    const empty = new OptionTotals();
    for (const name of COUNTED) empty[name] = new Uint32Array(this[name].length);
    return empty;
  }

  /** Counts one document more (1) or less (-1), making room for new options. */
  change(
    { skills, languages, cities, seniorities }: CountedDevelopers,
    document: number,
    by: 1 | -1,
  ) {
    skills.each(document, (skill) => this.#add("skills", skill, by));
    languages.each(document, (language) => this.#add("languages", language, by));
    this.#add("cities", cities[document] ?? 0, by);
    this.#add("seniorities", seniorities[document] ?? 0, by);
  }

  #add(name: Counted, option: number, by: 1 | -1) {
    this[name] = growArray(this[name], option + 1);
    this[name][option] = (this[name][option] ?? 0) + by;
  }
}
