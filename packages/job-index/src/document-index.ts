import TinyQueue from "tinyqueue";
import { TypedFastBitSet } from "typedfastbitset";

import {
  ColumnCounts,
  Dictionary,
  Documents,
  type IndexedRow,
  type Traits,
  traitsKey,
} from "./documents.ts";
import { FacetIndex, WordIndex } from "./inverted-index.ts";
import { NumberLists } from "./number-lists.ts";
import { OrderedIds } from "./sorted-ids.ts";

export type { IndexedRow } from "./documents.ts";

type Deadline = { at: number; id: number };

/**
 * Open job ads (or imported listings) in memory: the documents of each value of each facet, and
 * columns for counting, sorting and scoring. It uses neither clock nor database: `put`, `drop` and
 * `expire` keep it up to date. At most 65,536 skills and as many locations.
 */
export class DocumentIndex {
  readonly documents = new Documents();
  readonly skills = new FacetIndex();
  readonly locations = new FacetIndex();
  readonly seniorities = new FacetIndex();
  readonly languages = new FacetIndex();
  readonly hybridOptions = new FacetIndex();
  readonly employmentTypes = new FacetIndex();
  readonly remote = new TypedFastBitSet();
  /** All documents. */
  readonly live = new TypedFastBitSet();
  readonly boosted = new TypedFastBitSet();
  readonly words = new WordIndex();
  readonly traits = new Dictionary<Traits>(traitsKey);
  /** Lists of locations by number, as ordinals. */
  readonly locationLists = new NumberLists(new Uint16Array(1024));
  /** The counts of all documents. */
  readonly totals = new ColumnCounts({ skills: 256, locationLists: 1024, traits: 256 });

  readonly newest: OrderedIds;
  readonly bySalary: OrderedIds;

  readonly #locationLists = new Dictionary<readonly number[]>((list) => list.join(","));
  readonly #documentsById = new Map<number, number>();
  readonly #deadlines = new TinyQueue<Deadline>([], (a, b) => a.at - b.at);
  #version = 0;

  constructor() {
    this.newest = new OrderedIds(this.compareNewest);
    this.bySalary = new OrderedIds(this.compareSalary);
  }

  /** Changes whenever the results of a search may have changed. */
  get version() {
    return this.#version;
  }

  /** The number of documents. */
  get count() {
    return this.#documentsById.size;
  }

  /** Newest first, then the higher id. */
  readonly compareNewest = (a: number, b: number): number => {
    const { publishedAt, ids } = this.documents;
    return (publishedAt[b] ?? 0) - (publishedAt[a] ?? 0) || (ids[b] ?? 0) - (ids[a] ?? 0);
  };

  /** The highest salary first, unstated ones last; then the newest. */
  readonly compareSalary = (a: number, b: number): number => {
    const { salaryMax } = this.documents;
    return (salaryMax[b] ?? 0) - (salaryMax[a] ?? 0) || this.compareNewest(a, b);
  };

  /** Returns the document of a job or listing; undefined if it is not open. */
  documentOf(id: number): number | undefined {
    return this.#documentsById.get(id);
  }

  /** Maps documents to the ids of their jobs or listings. */
  idsOf(documents: readonly number[] | Uint32Array): number[] {
    return Array.from(documents, (document) => this.documents.ids[document] as number);
  }

  /** Returns the documents published after one time and up to another, newest first. */
  publishedWithin(after: number, until = Infinity): Uint32Array {
    const { publishedAt } = this.documents;
    const { all } = this.newest;
    const end = all.findIndex((document) => (publishedAt[document] ?? 0) <= after);
    const start = all.findIndex((document) => (publishedAt[document] ?? 0) <= until);
    return start === -1 ? all.subarray(0, 0) : all.subarray(start, end === -1 ? all.length : end);
  }

  /**
   * Sorts the documents as the first search would, in steps of about a millisecond. Nothing may be
   * put or dropped between two steps.
   */
  *sortInSteps(): Generator<undefined> {
    yield* this.newest.sortInSteps();
    yield* this.bySalary.sortInSteps();
  }

  /** Adds or replaces a row, unless it has expired by `now`. */
  put(row: IndexedRow, now: number) {
    this.drop(row.id);
    if (row.expiresAt <= now) return;
    this.#version += 1;
    const document = this.documents.add(row);
    this.#documentsById.set(row.id, document);
    this.#addFacets(document, row);
    this.live.add(document);
    this.words.add(document, row.words);
    this.newest.add(document);
    this.bySalary.add(document);
    this.totals.change(this.documents, document, 1);
    if (row.expiresAt !== Infinity) this.#deadlines.push({ at: row.expiresAt, id: row.id });
    if (row.boostedUntil > now) {
      this.boosted.add(document);
      this.#deadlines.push({ at: row.boostedUntil, id: row.id });
    }
  }

  /** Removes a row that is no longer open; does nothing if it is not in the index. */
  drop(id: number) {
    const document = this.#documentsById.get(id);
    if (document === undefined) return;
    this.#version += 1;
    this.#documentsById.delete(id);
    this.newest.remove(document);
    this.bySalary.remove(document);
    this.totals.change(this.documents, document, -1);
    this.words.remove(document);
    this.#removeFacets(document);
    this.live.remove(document);
    this.boosted.remove(document);
    this.documents.remove(document);
  }

  /** Removes ads and boosts that have expired by `now`. */
  expire(now: number) {
    for (let next = this.#deadlines.peek(); next && next.at <= now; next = this.#deadlines.peek()) {
      this.#deadlines.pop();
      const document = this.#documentsById.get(next.id);
      if (document === undefined) continue;
      // The row may have been replaced since, with other times.
      if ((this.documents.expiresAt[document] ?? 0) <= now) this.drop(next.id);
      else if ((this.documents.boostedUntil[document] ?? 0) <= now && this.boosted.has(document)) {
        this.boosted.remove(document);
        this.#version += 1;
      }
    }
  }

  #addFacets(document: number, row: IndexedRow) {
    const { documents } = this;
    const skills = row.skills.map((id) => this.skills.ordinalOf(id));
    const locations = row.locations.map((id) => this.locations.ordinalOf(id));
    documents.skills.set(document, skills);
    documents.locationLists[document] = this.#numberOfList(locations);
    documents.traits[document] = this.traits.numberOf({
      seniorities: row.seniorities,
      language: row.language,
      hybrid: row.hybrid,
      employment: row.employment,
      remote: row.remote,
    });
    for (const ordinal of skills) this.skills.add(ordinal, document);
    for (const ordinal of locations) this.locations.add(ordinal, document);
    for (const id of row.seniorities)
      this.seniorities.add(this.seniorities.ordinalOf(id), document);
    if (row.language !== null) this.languages.add(this.languages.ordinalOf(row.language), document);
    this.hybridOptions.add(this.hybridOptions.ordinalOf(row.hybrid), document);
    this.employmentTypes.add(this.employmentTypes.ordinalOf(row.employment), document);
    if (row.remote) this.remote.add(document);
  }

  #numberOfList(locations: readonly number[]): number {
    const known = this.#locationLists.values.length;
    const number = this.#locationLists.numberOf(locations);
    if (number === known) this.locationLists.set(number, locations);
    return number;
  }

  #removeFacets(document: number) {
    const { documents } = this;
    const traits = this.traits.values[documents.traits[document] ?? 0] as Traits;
    for (const ordinal of documents.skills.get(document)) this.skills.remove(ordinal, document);
    for (const ordinal of this.locationLists.get(documents.locationLists[document] ?? 0))
      this.locations.remove(ordinal, document);
    for (const id of traits.seniorities)
      this.seniorities.remove(this.seniorities.ordinalOf(id), document);
    if (traits.language !== null)
      this.languages.remove(this.languages.ordinalOf(traits.language), document);
    this.hybridOptions.remove(this.hybridOptions.ordinalOf(traits.hybrid), document);
    this.employmentTypes.remove(this.employmentTypes.ordinalOf(traits.employment), document);
    this.remote.remove(document);
  }
}
