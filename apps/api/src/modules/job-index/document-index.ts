import TinyQueue from "tinyqueue";
import { TypedFastBitSet } from "typedfastbitset";

import { Documents, type IndexedRow } from "./documents.ts";
import { membersOf } from "./members.ts";
import { NumberLists } from "./number-lists.ts";
import { OptionSets } from "./option-sets.ts";
import { OrderedDocuments } from "./ordered-documents.ts";
import { Distinct, type Profile, profileKey } from "./profiles.ts";
import { type Column, difference, Tally, tallyOf } from "./tally.ts";
import { WordIndex } from "./word-index.ts";

type Due = { at: number; id: number };

/**
 * The open ads (or listings) of the database in memory: a set of documents for each value of each
 * facet, and arrays to count, order and score by. `put` and `drop` keep it; time passes by itself.
 */
export class DocumentIndex {
  readonly documents = new Documents();
  readonly skills = new OptionSets();
  readonly locations = new OptionSets();
  readonly seniorities = new OptionSets();
  readonly languages = new OptionSets();
  readonly hybridOptions = new OptionSets();
  readonly remote = new TypedFastBitSet();
  readonly live = new TypedFastBitSet();
  readonly boosted = new TypedFastBitSet();
  readonly words = new WordIndex();
  readonly profiles = new Distinct<Profile>(profileKey);
  /** Lists of places by their number, each the ordinals of what a document is found in. */
  readonly placeLists = new NumberLists(new Uint16Array(1024));
  /** Counted over all documents. */
  readonly totals = new Tally({ skills: 256, places: 1024, profiles: 256 });

  readonly newest: OrderedDocuments;
  readonly bySalary: OrderedDocuments;

  readonly #placeLists = new Distinct<readonly number[]>((places) => places.join(","));
  readonly #places = new Map<number, number>();
  readonly #due = new TinyQueue<Due>([], (a, b) => a.at - b.at);
  #version = 0;

  constructor() {
    this.newest = new OrderedDocuments(this.compareNewest);
    this.bySalary = new OrderedDocuments(this.compareSalary);
  }

  /** Changes with every change of what a search may answer. */
  get version() {
    return this.#version;
  }

  /** How many documents there are. */
  get count() {
    return this.#places.size;
  }

  /** Newest first; of one instant the higher id. */
  readonly compareNewest = (a: number, b: number): number => {
    const { publishedAt, ids } = this.documents;
    return (publishedAt[b] ?? 0) - (publishedAt[a] ?? 0) || (ids[b] ?? 0) - (ids[a] ?? 0);
  };

  /** The highest salary first, an unstated one last; of equal ones the newest. */
  readonly compareSalary = (a: number, b: number): number => {
    const { salaryMax } = this.documents;
    return (salaryMax[b] ?? 0) - (salaryMax[a] ?? 0) || this.compareNewest(a, b);
  };

  /** The document of a record; undefined where it is not open. */
  documentOf(id: number): number | undefined {
    return this.#places.get(id);
  }

  /** Adds a record, or puts it in place of what was known of it. */
  put(row: IndexedRow, now: number) {
    this.drop(row.id);
    if (row.expiresAt <= now) return;
    this.#version += 1;
    const document = this.documents.place(row);
    this.#places.set(row.id, document);
    this.#writeFacets(document, row);
    this.live.add(document);
    this.words.add(document, row.words);
    this.newest.add(document);
    this.bySalary.add(document);
    this.totals.change(this.documents, document, 1);
    if (row.expiresAt !== Infinity) this.#due.push({ at: row.expiresAt, id: row.id });
    if (row.boostedUntil > now) {
      this.boosted.add(document);
      this.#due.push({ at: row.boostedUntil, id: row.id });
    }
  }

  /** Removes a record that is open no more; one that is not there is left so. */
  drop(id: number) {
    const document = this.#places.get(id);
    if (document === undefined) return;
    this.#version += 1;
    this.#places.delete(id);
    this.newest.remove(document);
    this.bySalary.remove(document);
    this.totals.change(this.documents, document, -1);
    this.words.remove(document);
    this.#eraseFacets(document);
    this.live.remove(document);
    this.boosted.remove(document);
    this.documents.release(document);
  }

  /** Lets what has ended by now end: ads, and boosts. */
  passTime(now: number) {
    for (let due = this.#due.peek(); due && due.at <= now; due = this.#due.peek()) {
      this.#due.pop();
      const document = this.#places.get(due.id);
      if (document === undefined) continue;
      // The record may have been put anew since, with other times.
      if ((this.documents.expiresAt[document] ?? 0) <= now) this.drop(due.id);
      else if ((this.documents.boostedUntil[document] ?? 0) <= now && this.boosted.has(document)) {
        this.boosted.remove(document);
        this.#version += 1;
      }
    }
  }

  /** Counts columns among the members of a set; the smaller of the set and the rest is looked at. */
  tally(set: TypedFastBitSet, size: number, columns: ReadonlySet<Column>): Tally {
    if (size === this.count) return this.totals;
    if (size * 2 <= this.count)
      return tallyOf(this.documents, membersOf(set), columns, this.totals);
    const rest = membersOf(this.live.new_difference(set));
    return difference(this.totals, tallyOf(this.documents, rest, columns, this.totals));
  }

  #writeFacets(document: number, row: IndexedRow) {
    const { documents } = this;
    const skills = row.skills.map((id) => this.skills.ordinalOf(id));
    const places = row.locations.map((id) => this.locations.ordinalOf(id));
    documents.skills.set(document, skills);
    documents.placeLists[document] = this.#numberOfPlaces(places);
    documents.profiles[document] = this.profiles.numberOf({
      seniorities: row.seniorities,
      language: row.language,
      hybrid: row.hybrid,
      remote: row.remote,
    });
    for (const ordinal of skills) this.skills.add(ordinal, document);
    for (const ordinal of places) this.locations.add(ordinal, document);
    for (const id of row.seniorities)
      this.seniorities.add(this.seniorities.ordinalOf(id), document);
    if (row.language !== null) this.languages.add(this.languages.ordinalOf(row.language), document);
    this.hybridOptions.add(this.hybridOptions.ordinalOf(row.hybrid), document);
    if (row.remote) this.remote.add(document);
  }

  #numberOfPlaces(places: readonly number[]): number {
    const known = this.#placeLists.values.length;
    const number = this.#placeLists.numberOf(places);
    if (number === known) this.placeLists.set(number, places);
    return number;
  }

  #eraseFacets(document: number) {
    const { documents } = this;
    const profile = this.profiles.values[documents.profiles[document] ?? 0] as Profile;
    for (const ordinal of documents.skills.of(document)) this.skills.remove(ordinal, document);
    for (const ordinal of this.placeLists.of(documents.placeLists[document] ?? 0))
      this.locations.remove(ordinal, document);
    for (const id of profile.seniorities)
      this.seniorities.remove(this.seniorities.ordinalOf(id), document);
    if (profile.language !== null)
      this.languages.remove(this.languages.ordinalOf(profile.language), document);
    this.hybridOptions.remove(this.hybridOptions.ordinalOf(profile.hybrid), document);
    this.remote.remove(document);
  }
}
