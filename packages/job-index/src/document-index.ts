import { TypedFastBitSet } from "typedfastbitset";

import { ColumnCounts } from "./column-counts.ts";
import { Deadlines } from "./deadlines.ts";
import { Documents, type IndexedRow, type Traits } from "./documents.ts";
import { FacetIndex, LocationIndex, WordIndex } from "./inverted-index.ts";
import { sortByKeyInSteps } from "./sort-by-key.ts";
import { OrderedIds, toSortedIds } from "./sorted-ids.ts";

export type { IndexedRow } from "./documents.ts";

// Documents indexed in one step, which takes a fraction of a millisecond.
const INDEXED_AT_ONCE = 64;

/**
 * Open job ads (or imported listings) in memory: the documents of each value of each facet, and
 * columns for counting, sorting and scoring. It uses neither clock nor database: `put`, `drop` and
 * `expire` keep it up to date. At most 65,536 skills and as many locations.
 */
export class DocumentIndex {
  readonly documents: Documents;
  readonly skills: FacetIndex;
  readonly locations: LocationIndex;
  readonly seniorities = new FacetIndex();
  readonly languages = new FacetIndex();
  readonly hybridOptions = new FacetIndex();
  readonly employmentTypes = new FacetIndex();
  readonly remote = new TypedFastBitSet();
  readonly boosted = new TypedFastBitSet();
  readonly words: WordIndex;
  /** The counts of all documents. */
  readonly totals = new ColumnCounts({ skills: 256, locationLists: 1024, traits: 256 });

  readonly newest: OrderedIds;
  readonly bySalary: OrderedIds;

  readonly #deadlines = new Deadlines();
  // How many lists of locations are indexed.
  #lists = 0;
  #version = 0;

  /** What adds a document to everything but the orders. */
  readonly #adders: readonly ((document: number, now: number) => void)[] = [
    (document) => this.words.add(document),
    (document) =>
      this.documents.skills.each(document, (skill) => this.skills.addNumbered(skill, document)),
    (document) => this.#addTraits(document),
    (document) => this.totals.change(this.documents, document, 1),
    (document, now) => this.#addDeadlines(document, now),
  ];

  /** Creates an empty index; `buildInSteps` indexes documents that are there already. */
  constructor(documents = new Documents()) {
    this.documents = documents;
    this.skills = new FacetIndex(documents.skillIds);
    this.locations = new LocationIndex(documents);
    this.words = new WordIndex(documents.vocabulary, documents.words);
    this.newest = new OrderedIds(this.compareNewest);
    this.bySalary = new OrderedIds(this.compareSalary);
  }

  /**
   * Indexes all documents at once, in steps of less than a millisecond; those that have expired by
   * `now` are dropped. Putting each row takes several times as long. Nothing may change them meanwhile.
   */
  static *buildInSteps(documents: Documents, now: number): Generator<undefined, DocumentIndex> {
    const index = new DocumentIndex(documents);
    while (index.#hasNewList()) {
      index.#addList();
      if (index.#lists % INDEXED_AT_ONCE === 0) yield;
    }
    for (let document = 0; document < documents.end; document++) {
      if (document % INDEXED_AT_ONCE === 0) yield;
      if (documents.live.has(document) && (documents.expiresAt[document] as number) <= now)
        documents.drop(documents.ids[document] as number);
    }
    const live = toSortedIds(documents.live);
    // Ascending, so that sets grow at their end; one kind of set at a time, so that all ends stay in
    // the processor's cache.
    for (const add of index.#adders)
      for (let at = 0; at < live.length; at++) {
        if (at % INDEXED_AT_ONCE === 0) yield;
        add(live[at] as number, now);
      }
    const { ids, publishedAt, salaryMax } = documents;
    const byId = yield* sortByKeyInSteps(live, ids);
    const oldest = yield* sortByKeyInSteps(byId, publishedAt);
    const lowest = yield* sortByKeyInSteps(oldest, salaryMax);
    index.newest.fill(oldest.toReversed());
    index.bySalary.fill(lowest.toReversed());
    return index;
  }

  /** All documents. */
  get live(): TypedFastBitSet {
    return this.documents.live;
  }

  /** Combinations of traits by number. */
  get traits() {
    return this.documents.traitValues;
  }

  /** Lists of locations by number. */
  get locationLists() {
    return this.documents.locationsByList;
  }

  /** Changes whenever the results of a search may have changed. */
  get version() {
    return this.#version;
  }

  /** The number of documents. */
  get count() {
    return this.documents.count;
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
    return this.documents.find(id);
  }

  /** Maps documents to the ids of their jobs or listings. */
  idsOf(documents: readonly number[] | Uint32Array): number[] {
    return Array.from(documents, (document) => this.documents.ids[document] as number);
  }

  /** Returns the documents published after one time and up to another, newest first. */
  publishedWithin(after: number, until = Infinity): Uint32Array {
    const { all } = this.newest;
    return all.subarray(this.#findPublished(all, until), this.#findPublished(all, after));
  }

  /** Adds or replaces a row, unless it has expired by `now`. */
  put(row: IndexedRow, now: number) {
    this.drop(row.id);
    if (row.expiresAt <= now) return;
    this.#version += 1;
    const document = this.documents.put(row);
    while (this.#hasNewList()) this.#addList();
    for (const add of this.#adders) add(document, now);
    this.newest.add(document);
    this.bySalary.add(document);
  }

  /** Removes a row that is no longer open; does nothing if it is not in the index. */
  drop(id: number) {
    const document = this.documents.find(id);
    if (document === undefined) return;
    this.#version += 1;
    this.newest.remove(document);
    this.bySalary.remove(document);
    this.totals.change(this.documents, document, -1);
    this.words.remove(document);
    this.#removeFacets(document);
    this.boosted.remove(document);
    this.documents.drop(id);
  }

  /** Removes ads and boosts that have expired by `now`. */
  expire(now: number) {
    for (;;) {
      const id = this.#deadlines.takeNext(now);
      if (id === undefined) return;
      const document = this.documents.find(id);
      if (document === undefined) continue;
      // The row may have been replaced since, with other times.
      if ((this.documents.expiresAt[document] ?? 0) <= now) this.drop(id);
      else if ((this.documents.boostedUntil[document] ?? 0) <= now && this.boosted.has(document)) {
        this.boosted.remove(document);
        this.#version += 1;
      }
    }
  }

  /** Returns the position of the newest document that was published by a time. */
  #findPublished(newest: Uint32Array, until: number): number {
    const { publishedAt } = this.documents;
    let low = 0;
    let high = newest.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((publishedAt[newest[middle] as number] as number) > until) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #hasNewList(): boolean {
    return this.#lists < this.documents.locationListValues.values.length;
  }

  #addList() {
    const list = this.#lists++;
    this.locations.addList(list, this.documents.locationsByList.get(list));
  }

  #addTraits(document: number) {
    const { documents } = this;
    const traits = documents.traitValues.values[documents.traits[document] as number] as Traits;
    for (const id of traits.seniorities) this.seniorities.add(id, document);
    if (traits.language !== null) this.languages.add(traits.language, document);
    this.hybridOptions.add(traits.hybrid, document);
    this.employmentTypes.add(traits.employment, document);
    if (traits.remote) this.remote.add(document);
  }

  #addDeadlines(document: number, now: number) {
    const { ids, expiresAt, boostedUntil } = this.documents;
    const id = ids[document] as number;
    const end = expiresAt[document] as number;
    const boostEnd = boostedUntil[document] as number;
    if (end !== Infinity) this.#deadlines.add(id, end);
    if (boostEnd > now) {
      this.boosted.add(document);
      this.#deadlines.add(id, boostEnd);
    }
  }

  #removeFacets(document: number) {
    const { documents } = this;
    const traits = documents.traitValues.values[documents.traits[document] as number] as Traits;
    documents.skills.each(document, (skill) => this.skills.removeNumbered(skill, document));
    for (const id of traits.seniorities) this.seniorities.remove(id, document);
    if (traits.language !== null) this.languages.remove(traits.language, document);
    this.hybridOptions.remove(traits.hybrid, document);
    this.employmentTypes.remove(traits.employment, document);
    this.remote.remove(document);
  }
}
