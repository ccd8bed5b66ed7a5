import type { MatchSeniority } from "@devguild/matching/types";
import { LRUCache } from "lru-cache";
import { TypedFastBitSet } from "typedfastbitset";

import { IdDictionary } from "../dictionary.ts";
import { FacetIndex } from "../inverted-index.ts";
import { growArray, NumberLists, type TypedArray } from "../number-lists.ts";
import { sortByKeyInSteps } from "../sort-by-key.ts";
import { OrderedIds, toSortedIds } from "../sorted-ids.ts";
import { OptionTotals } from "./option-totals.ts";
import { listProfileWords, ProfileWords } from "./profile-words.ts";

/** A developer to index, whom staff may find or ads reach. Lists contain catalogue ids; times are milliseconds since 1970. */
export type DeveloperRow = {
  id: number;
  /** With whole years, 1 to 50. */
  skills: readonly (readonly [id: number, years: number])[];
  /** With levels, 0 to 4. */
  languages: readonly (readonly [id: number, level: number])[];
  /** Null if unknown; then there is no country. */
  city: number | null;
  country: number | null;
  /** Whether the country is in the EU. */
  isInEu: boolean | null;
  seniority: MatchSeniority;
  /** Whether staff may find them. */
  findable: boolean;
  /** Whether staff may write to them. */
  sourceable: boolean;
  /** Whether they are counted in the reach of ads. */
  reachable: boolean;
  signedUpAt: number;
  /** Null if they were never seen. */
  seenAt: number | null;
  /** The companies that they hide from. */
  hiddenFrom: readonly number[];
  /** Position, job title, and what they write about themselves. */
  text: string;
};

/** The time of someone who was never seen; before all others. */
const NEVER = -1;
export const MAX_YEARS = 50;
const MAX_LEVEL = 4;
// More than any number of years or level, so that both fit into one number with an id.
const SIDE = 64;
// Twice the periods of both columns, as a new hour replaces all of them.
const SINCE_CACHED = 16;

const range = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => first + offset);

export const NUMBER_COLUMNS = ["ids", "signedUpAt", "seenAt", "cities", "seniorities"] as const;

const growColumns = (
  columns: Record<(typeof NUMBER_COLUMNS)[number], TypedArray>,
  length: number,
) => {
  for (const name of NUMBER_COLUMNS) columns[name] = growArray(columns[name], length);
};

/**
 * Developers in memory: the documents of each value of each filter, and columns for counting and
 * sorting. A document is a position in all columns; whoever changes gets a new one, and the former is only
 * taken out of `live` and `reachable`, so that all sets grow at their end. At most 65,536 skills and as many languages.
 */
export class DeveloperIndex {
  ids = new Float64Array(1024);
  signedUpAt = new Float64Array(1024);
  seenAt = new Float64Array(1024);
  /** Numbers of `cityIds`, whose first is 0 for none. */
  cities = new Uint32Array(1024);
  seniorities = new Uint32Array(1024);
  readonly skills = new NumberLists(new Uint16Array(1024));
  /** In the order of `skills`. */
  readonly skillYears = new NumberLists(new Uint16Array(1024));
  readonly languages = new NumberLists(new Uint16Array(1024));
  readonly skillIds = new IdDictionary();
  readonly languageIds = new IdDictionary();
  readonly cityIds = new IdDictionary();
  /** Those whom staff may find. */
  live = new TypedFastBitSet();
  sourceable = new TypedFastBitSet();
  /** Those whom ads reach, some of whom staff may not find. */
  reachable = new TypedFastBitSet();
  readonly words = new ProfileWords();
  /** How many have each option of each filter. */
  readonly totals = new OptionTotals();
  /** The last seen first, then the higher id. */
  readonly lastSeen = new OrderedIds((a, b) => this.#compare(this.seenAt, a, b));
  /** The highest id first. */
  readonly newest = new OrderedIds((a, b) => this.#compare(this.ids, a, b));

  /** The documents of each value of each filter; of years and levels, together with what they are of. */
  readonly facets = {
    skill: new FacetIndex(this.skillIds),
    years: new FacetIndex(),
    level: new FacetIndex(),
    place: new FacetIndex(),
    residency: new FacetIndex(),
    seniority: new FacetIndex(),
    hiddenFrom: new FacetIndex(),
  };
  readonly #since = new LRUCache<string, { end: number; set: TypedFastBitSet }>({
    max: SINCE_CACHED,
  });
  readonly #documentsById = new Map<number, number>();
  #end = 0;
  #version = 0;
  #isSorted = false;

  constructor() {
    this.cityIds.numberOf(0);
  }

  /** The number of developers whom staff may find. */
  get count() {
    return this.live.size();
  }

  /** One past the last position. */
  get end() {
    return this.#end;
  }

  /** Changes whenever the results of a search may have changed. */
  get version() {
    return this.#version;
  }

  /** Adds or replaces a developer. */
  put(row: DeveloperRow) {
    this.drop(row.id);
    this.#version += 1;
    const document = this.#end++;
    if (this.#end > this.ids.length) growColumns(this, this.#end);
    this.ids[document] = row.id;
    this.signedUpAt[document] = row.signedUpAt;
    this.seenAt[document] = row.seenAt ?? NEVER;
    this.cities[document] = this.cityIds.numberOf(row.city ?? 0);
    this.seniorities[document] = row.seniority;
    this.skills.set(
      document,
      row.skills.map(([id]) => this.skillIds.numberOf(id)),
    );
    this.skillYears.set(
      document,
      row.skills.map(([, years]) => Math.min(years, MAX_YEARS)),
    );
    this.languages.set(
      document,
      row.languages.map(([id]) => this.languageIds.numberOf(id)),
    );
    for (const [id, years] of row.skills) {
      this.facets.skill.add(id, document);
      this.facets.years.add(id * SIDE + Math.min(years, MAX_YEARS), document);
    }
    for (const [id, level] of row.languages) this.facets.level.add(id * SIDE + level, document);
    for (const place of [row.city, row.country])
      if (place !== null) this.facets.place.add(place, document);
    if (row.isInEu !== null) this.facets.residency.add(Number(row.isInEu), document);
    this.facets.seniority.add(row.seniority, document);
    for (const id of row.hiddenFrom) this.facets.hiddenFrom.add(id, document);
    this.words.add(listProfileWords(row.text), document);
    this.#documentsById.set(row.id, document);
    if (row.reachable) this.reachable.add(document);
    if (!row.findable) return;
    this.live.add(document);
    if (row.sourceable) this.sourceable.add(document);
    this.totals.change(this, document, 1);
    if (this.#isSorted)
      for (const order of [this.lastSeen, this.newest]) {
        order.add(document);
        // Sorted in at once, as many at a time would hold the event loop.
        void order.all;
      }
  }

  /** Removes a developer who may no longer be found or reached; does nothing if there is none. */
  drop(id: number) {
    const document = this.#documentsById.get(id);
    if (document === undefined) return;
    this.#version += 1;
    this.#documentsById.delete(id);
    this.reachable.remove(document);
    if (!this.live.has(document)) return;
    this.totals.change(this, document, -1);
    this.live.remove(document);
    if (!this.#isSorted) return;
    this.lastSeen.remove(document);
    this.newest.remove(document);
  }

  /** Sorts everything that was put so far, in steps of less than a millisecond; needed once, before searching. */
  *sortInSteps(): Generator<undefined> {
    const oldest = yield* sortByKeyInSteps(toSortedIds(this.live), this.ids);
    const unseen = yield* sortByKeyInSteps(oldest, this.seenAt);
    this.newest.fill(oldest.toReversed());
    this.lastSeen.fill(unseen.toReversed());
    this.#isSorted = true;
  }

  /** Puts restored columns and sets into use, in steps: the positions before `end`. */
  *occupyInSteps(end: number): Generator<undefined> {
    const documents = toSortedIds(this.live.new_union(this.reachable));
    for (let at = 0; at < documents.length; at++) {
      if (at % 1024 === 1023) yield;
      const document = documents[at] as number;
      this.#documentsById.set(this.ids[document] as number, document);
    }
    this.#end = end;
    this.#isSorted = true;
  }

  /** Returns those with a skill for at least some years, as a new set; it may have former documents. */
  withSkill(id: number, years: number): TypedFastBitSet {
    return years <= 1
      ? this.facets.skill.anyOf([id])
      : this.facets.years.anyOf(range(years, MAX_YEARS).map((each) => id * SIDE + each));
  }

  /** Returns those with a skill for exactly some years, ascending; there may be former documents. */
  withExactYears(id: number, years: number): Uint32Array {
    return this.facets.years.documentsOf(id * SIDE + years);
  }

  /** Returns those who speak a language at least at a level, as a new set; it may have former documents. */
  withLanguage(id: number, level: number): TypedFastBitSet {
    return this.facets.level.anyOf(range(level, MAX_LEVEL).map((each) => id * SIDE + each));
  }

  /** Returns those who speak a language at exactly a level, as a new set; it may have former documents. */
  withExactLevel(id: number, level: number): TypedFastBitSet {
    return this.facets.level.anyOf([id * SIDE + level]);
  }

  /** Returns those in any of some cities or countries, as a new set; it may have former documents. */
  livingIn(places: readonly number[]): TypedFastBitSet {
    return this.facets.place.anyOf(places);
  }

  /** Returns those who live in the EU, or in a country outside it, as a new set; it may have former documents. */
  residing(inEu: boolean): TypedFastBitSet {
    return this.facets.residency.anyOf([Number(inEu)]);
  }

  /** Returns those of any of some seniorities, as a new set; it may have former documents. */
  ofSeniorities(seniorities: readonly number[]): TypedFastBitSet {
    return this.facets.seniority.anyOf(seniorities);
  }

  /** Returns those whom a company's jobs may find, or everyone if it is null, to be read only. */
  foundFor(company: number | null): TypedFastBitSet {
    return company === null
      ? this.live
      : this.live.new_difference(this.facets.hiddenFrom.anyOf([company]));
  }

  /**
   * Returns those who signed up or were seen at a time or later, to be read only; it may have former
   * documents. It is remembered and only extended, as searches ask for the same times for an hour.
   */
  since(column: "signedUpAt" | "seenAt", time: number): TypedFastBitSet {
    const key = `${column} ${time}`;
    const known = this.#since.get(key) ?? { end: 0, set: new TypedFastBitSet() };
    const times = this[column];
    for (let document = known.end; document < this.#end; document++)
      if ((times[document] as number) >= time) known.set.add(document);
    known.end = this.#end;
    this.#since.set(key, known);
    return known.set;
  }

  #compare(keys: Float64Array, a: number, b: number) {
    const { ids } = this;
    return (keys[b] ?? 0) - (keys[a] ?? 0) || (ids[b] ?? 0) - (ids[a] ?? 0);
  }
}
