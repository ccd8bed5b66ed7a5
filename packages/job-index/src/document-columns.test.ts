import type { MatchDeveloper } from "@devguild/matching/types";
import { JOB_ORDERS } from "@devguild/schemas/constants/jobs";
import { expect, test } from "vitest";

import { copyColumnsInSteps, restoreDocumentsInSteps } from "./document-columns.ts";
import { DocumentIndex } from "./document-index.ts";
import { Documents, type IndexedRow } from "./documents.ts";
import { runSteps } from "./run-steps.ts";
import {
  countResults,
  findBestMatches,
  findIds,
  findSimilar,
  type SearchCriteria,
} from "./search.ts";
import { searchWords } from "./words.ts";

const ROWS = 400;
const NOW = 1000;

/** Returns a function that picks whole numbers below a limit, the same in every run (mulberry32). */
const createRandom = (seed: number) => {
  let state = seed;
  return (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
};
type Random = ReturnType<typeof createRandom>;

const some = (random: Random, count: number, limit: number) => [
  ...new Set(Array.from({ length: count }, () => 1 + random(limit))),
];

const randomRow = (random: Random, id: number): IndexedRow => {
  const salary = random(3) === 0 ? null : 30_000 + random(90) * 1000;
  return {
    id,
    words: searchWords(`${["Go", "C++", "Go Go"][random(3)]} Engineer`, `Company ${random(20)}`),
    skills: some(random, random(5), 12),
    locations: some(random, random(4), 30),
    seniorities: some(random, random(3), 3),
    language: random(3) === 0 ? null : 1 + random(4),
    hybrid: 1 + random(3),
    employment: 1 + random(4),
    remote: random(3) === 0,
    salaryMin: random(2) === 0 ? salary : null,
    salaryMax: salary && salary + 5000,
    publishedAt: random(50),
    expiresAt: random(5) === 0 ? Infinity : NOW + 1 + random(100),
    boostedUntil: random(10) === 0 ? NOW + 1 + random(50) : 0,
  };
};

const randomIndex = (random: Random) => {
  const index = new DocumentIndex();
  for (let count = 0; count < ROWS; count++) {
    const id = 1 + random(ROWS / 2);
    if (random(4) === 0) index.drop(id);
    else index.put(randomRow(random, id), NOW);
  }
  return index;
};

const randomCriteria = (random: Random): SearchCriteria => {
  const sometimes = (limit: number) => (random(4) === 0 ? some(random, 1 + random(2), limit) : []);
  return {
    skills: sometimes(12),
    locations: sometimes(30),
    seniorities: sometimes(3),
    languages: sometimes(4),
    job_title: ["", "", "go", "comp eng", '"go go"', "-cplusplus"][random(6)] ?? "",
    hybrid_option: random(5) === 0 ? ["hybrid"] : [],
    employment_type: random(5) === 0 ? ["full_time"] : [],
    remote: [undefined, undefined, true, false][random(4)],
    salary_min: random(5) === 0 ? 60_000 : undefined,
    now: NOW,
  };
};

const DEVELOPER: MatchDeveloper = {
  skills: [
    { id: 1, years: 3 },
    { id: 5, years: 1 },
  ],
  languages: [{ id: 2, level_id: 3 }],
  seniority: 1,
};

/** Returns what forty random searches do in every order, and the other ways to find jobs. */
const search = (index: DocumentIndex, now: number) => {
  const random = createRandom(now);
  return {
    count: index.count,
    similar: findSimilar(index, [1, 2, 3], 10, 7),
    best: findBestMatches(index, DEVELOPER, { limit: 10 }),
    searches: Array.from({ length: 40 }, () => {
      const criteria = randomCriteria(random);
      const { total, facets } = countResults(index, criteria);
      const ids = JOB_ORDERS.map((order) =>
        findIds(index, criteria, { order, developer: DEVELOPER, now }, { offset: 3, limit: 40 }),
      );
      return { criteria, total, facets, ids };
    }),
  };
};

const build = (documents: Documents, now: number) =>
  runSteps(DocumentIndex.buildInSteps(documents, now));

/** Copies the documents of an index and restores them. */
const restore = ({ documents }: DocumentIndex) =>
  runSteps(restoreDocumentsInSteps(runSteps(copyColumnsInSteps(documents))));

test.each([1, 2, 3])(
  "an index that is built from a copy finds the same, and changes likewise (%d)",
  (seed) => {
    const random = createRandom(seed);
    const index = randomIndex(random);
    const other = build(restore(index), NOW);
    expect(search(other, NOW)).toEqual(search(index, NOW));
    for (let change = 0; change < ROWS / 4; change++) {
      const id = 1 + random(ROWS);
      const row = randomRow(random, id);
      for (const each of [index, other])
        if (change % 3 === 0) each.drop(id);
        else each.put(row, NOW);
    }
    expect(search(other, NOW)).toEqual(search(index, NOW));
    expect(search(build(restore(other), NOW), NOW)).toEqual(search(index, NOW));
  },
);

test("what ended since the copy is not in the index that is built from it", () => {
  const random = createRandom(4);
  const index = randomIndex(random);
  const documents = restore(index);
  const later = NOW + 40;
  index.expire(later);
  const other = build(documents, later);
  expect(other.boosted.size()).toBe(index.boosted.size());
  expect(search(other, later)).toEqual(search(index, later));
  const end = NOW + 200;
  index.expire(end);
  other.expire(end);
  expect(search(other, end)).toEqual(search(index, end));
});

test("an index that is built at once finds the same as one that is filled row by row", () => {
  const random = createRandom(5);
  const index = new DocumentIndex();
  const documents = new Documents();
  for (let count = 0; count < 2 * ROWS; count++) {
    const id = 1 + random(ROWS / 2);
    const row = randomRow(random, id);
    const isOpen = random(4) > 0;
    const end = random(3) === 0 ? NOW - random(9) : row.expiresAt;
    for (const each of [index, documents])
      if (isOpen) each.put({ ...row, expiresAt: end }, NOW);
      else each.drop(id);
  }
  expect(search(build(documents, NOW), NOW)).toEqual(search(index, NOW));
});

test("what is left at a free position doesn't count for a row that moved", () => {
  const row = randomRow(createRandom(6), 1);
  const documents = new Documents();
  documents.put({ ...row, expiresAt: NOW });
  documents.put({ ...row, id: 2 });
  for (const id of [1, 2]) documents.drop(id);
  documents.put({ ...row, expiresAt: Infinity });
  const index = build(documents, NOW);
  expect(index.idsOf(index.newest.all)).toEqual([1]);
});

test("a copy leaves out what expires while it is made", () => {
  const random = createRandom(7);
  const index = randomIndex(random);
  const steps = copyColumnsInSteps(index.documents);
  steps.next();
  const later = NOW + 60;
  index.expire(later);
  const other = build(runSteps(restoreDocumentsInSteps(runSteps(steps))), later);
  expect(search(other, later)).toEqual(search(index, later));
});

test("nothing is a copy, too", () => {
  const other = build(restore(new DocumentIndex()), NOW);
  expect(other.count).toBe(0);
  other.put(randomRow(createRandom(8), 1), NOW);
  expect(other.idsOf(other.newest.all)).toEqual([1]);
});
