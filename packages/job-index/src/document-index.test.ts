import { expect, test } from "vitest";

import { DocumentIndex, type IndexedRow } from "./document-index.ts";
import { countResults, findIds, findSimilar, type SearchCriteria } from "./search.ts";
import { searchWords } from "./words.ts";

const rowOf = (row: Partial<IndexedRow> & { id: number }): IndexedRow => ({
  words: searchWords("Go Engineer", "Nordwind"),
  skills: [1],
  locations: [],
  seniorities: [2],
  language: null,
  hybrid: 1,
  employment: 1,
  remote: false,
  salaryMin: null,
  salaryMax: null,
  publishedAt: row.id,
  expiresAt: Infinity,
  boostedUntil: 0,
  ...row,
});

const EVERYTHING: SearchCriteria = {
  skills: [],
  locations: [],
  seniorities: [],
  languages: [],
  job_title: "",
  hybrid_option: [],
  employment_type: [],
  remote: undefined,
};

const idsOf = (index: DocumentIndex, job_title = "") =>
  findIds(
    index,
    { ...EVERYTHING, job_title },
    { order: "relevance", developer: null, now: 0 },
    { offset: 0, limit: 100 },
  );

test("a boost and an ad end when their time comes, without any change", () => {
  const index = new DocumentIndex();
  index.put(rowOf({ id: 1, boostedUntil: 100, expiresAt: 200 }), 0);
  index.put(rowOf({ id: 2 }), 0);
  expect(idsOf(index)).toEqual([1, 2]);
  index.expire(100);
  expect(idsOf(index)).toEqual([2, 1]);
  index.expire(199);
  expect(idsOf(index)).toEqual([2, 1]);
  index.expire(200);
  expect(idsOf(index)).toEqual([2]);
  expect(index.count).toBe(1);
});

test("an ad that was extended outlives its first end", () => {
  const index = new DocumentIndex();
  index.put(rowOf({ id: 1, expiresAt: 100 }), 0);
  index.put(rowOf({ id: 1, expiresAt: 300 }), 50);
  index.expire(100);
  expect(idsOf(index)).toEqual([1]);
  index.expire(300);
  expect(idsOf(index)).toEqual([]);
});

test("a row that is put again is found by what it says now, and a free position takes another", () => {
  const index = new DocumentIndex();
  index.put(rowOf({ id: 1 }), 0);
  index.put(rowOf({ id: 1, words: searchWords("Rust Engineer", "Nordwind"), skills: [7] }), 0);
  index.put(rowOf({ id: 2 }), 0);
  index.drop(2);
  index.put(rowOf({ id: 3, words: searchWords("C++ Developer", "Ada") }), 0);
  expect(idsOf(index, "go")).toEqual([]);
  expect(idsOf(index, "eng nord")).toEqual([1]);
  expect(idsOf(index, "c++")).toEqual([3]);
  const { total, facets } = countResults(index, { ...EVERYTHING, skills: [7] });
  expect(total).toBe(1);
  expect(facets.skills).toEqual([
    { id: 1, count: 1 },
    { id: 7, count: 1 },
  ]);
});

test("similar ads share the most skills, newer ones first if equal, without those that ended", () => {
  const index = new DocumentIndex();
  const skillsById = [[1, 2, 3], [1, 2], [3], [9], [3, 2, 1], [2, 3], [1, 2, 3, 4], []];
  for (const [at, skills] of skillsById.entries()) index.put(rowOf({ id: at + 1, skills }), 0);
  index.drop(5);
  expect(findSimilar(index, [1, 2, 3], 10, 1)).toEqual([7, 6, 2, 3]);
  expect(findSimilar(index, [1, 2, 3], 2, 1)).toEqual([7, 6]);
  expect(findSimilar(index, [8, 2], 10, 0)).toEqual([7, 6, 2, 1]);
  expect(findSimilar(index, [], 10, 8)).toEqual([]);
});
