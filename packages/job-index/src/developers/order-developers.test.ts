import { defaultWeights } from "@devguild/matching/default-weights";
import { matchPoints, matchScore } from "@devguild/matching/score";
import type { MatchJob, MatchSeniority } from "@devguild/matching/types";
import { beforeAll, expect, test } from "vitest";

import { runSteps } from "../run-steps.ts";
import { copyDevelopersInSteps, restoreDevelopersInSteps } from "./developer-columns.ts";
import { DeveloperIndex, type DeveloperRow } from "./developer-index.ts";
import type { DeveloperOrder } from "./order-developers.ts";
import type { DeveloperCriteria } from "./find-developers.ts";
import { searchDeveloperIndex } from "./search-developers.ts";

// Enough that skills are sets of bits, and that searches without a filter count everyone at once.
const PEOPLE = 70_000;
const SKILLS = 6;
const EVERYONE: DeveloperCriteria = {
  company: null,
  skills: [],
  allSkills: true,
  languages: [],
  places: null,
  residesInEu: null,
  seniorities: [],
  signedUpSince: null,
  seenSince: null,
  words: "",
};

// The same numbers each time, spread evenly.
const mix = (number: number) => Math.imul(number ^ (number >>> 15), 0x2c1b3c6d) >>> 0;

const makeDeveloper = (id: number): DeveloperRow => ({
  id,
  skills: Array.from({ length: SKILLS }, (_, skill) => skill + 1).flatMap((skill) => {
    const drawn = mix(id * 31 + skill * 7919);
    return drawn % 3 === 0 ? [] : [[skill, 1 + (drawn % 20)] as const];
  }),
  languages: mix(id + 11) % 2 === 0 ? [] : [[1, mix(id + 17) % 5]],
  city: 1 + (id % 3),
  country: 10,
  isInEu: true,
  seniority: (mix(id + 3) % 3) as MatchSeniority,
  findable: true,
  sourceable: true,
  reachable: true,
  signedUpAt: id,
  seenAt: mix(id + 5) % 1000,
  hiddenFrom: [],
  text: id % 100 === 0 ? "seldom" : "often",
});

const people = Array.from({ length: PEOPLE }, (_, index) => makeDeveloper(index + 1));
let index: DeveloperIndex;

beforeAll(() => {
  index = new DeveloperIndex();
  for (const row of people) index.put(row);
  runSteps(index.sortInSteps());
});

const rank = (row: DeveloperRow, order: DeveloperOrder) => {
  if (order.by === "years")
    return row.skills
      .filter(([id]) => order.skills.includes(id))
      .reduce((sum, [, years]) => sum + years, 0);
  if (order.by !== "match") return 0;
  const developer = {
    skills: row.skills.map(([id, years]) => ({ id, years })),
    languages: row.languages.map(([id, level_id]) => ({ id, level_id })),
    seniority: row.seniority,
  };
  return matchPoints(matchScore(order.job, developer, defaultWeights));
};

const sortAll = (rows: readonly DeveloperRow[], order: DeveloperOrder) =>
  rows
    .map((row) => ({ id: row.id, seen: row.seenAt ?? 0, rank: rank(row, order) }))
    .toSorted((a, b) => b.rank - a.rank || b.seen - a.seen || b.id - a.id)
    .map(({ id }) => id);

const toJob = (skill_ids: number[], language_id: number | null): MatchJob => ({
  skill_ids,
  seniorities: [1, 2],
  language_id,
});

const seldom = { ...EVERYONE, words: "seldom" };
const isSeldom = ({ text }: DeveloperRow) => text === "seldom";

test.each<[string, DeveloperOrder]>([
  ["years in one skill", { by: "years", skills: [1] }],
  ["years in three skills", { by: "years", skills: [1, 2, 3] }],
  ["the match to a job", { by: "match", job: toJob([1, 2, 3, 4, 5], null) }],
  ["the match to a job in a language", { by: "match", job: toJob([1, 2, 3], 1) }],
  ["the match to a job with one skill", { by: "match", job: toJob([6], 1) }],
  ["the match to a job without skills", { by: "match", job: toJob([], null) }],
])("many and few are ordered by %s, on every page", (_, order) => {
  const direction = { order, isAscending: false };
  for (const [criteria, rows] of [
    [EVERYONE, people],
    [seldom, people.filter(isSeldom)],
  ] as const) {
    const sorted = sortAll(rows, order);
    for (const offset of [0, 20, 500, Math.floor(rows.length / 2), rows.length - 20]) {
      const slice = { offset, limit: 20 };
      const { ids, total } = searchDeveloperIndex(index, criteria, direction, slice);
      expect(total).toBe(rows.length);
      expect(ids).toEqual(sorted.slice(offset, offset + 20));
    }
  }
});

test("a restored copy finds and orders the same, and takes changes", () => {
  const restored = runSteps(restoreDevelopersInSteps(runSteps(copyDevelopersInSteps(index))));
  const search = (some: DeveloperIndex) =>
    searchDeveloperIndex(
      some,
      { ...seldom, skills: [{ id: 2, years: 10 }] },
      { order: { by: "years", skills: [2, 3] }, isAscending: true },
      { offset: 0, limit: 100 },
    );
  expect(search(restored)).toEqual(search(index));
  restored.put({ ...makeDeveloper(100), skills: [[2, 50]], text: "seldom" });
  restored.drop(200);
  const { ids, total } = search(restored);
  expect(ids).not.toContain(200);
  const { ids: best } = searchDeveloperIndex(
    restored,
    seldom,
    { order: { by: "years", skills: [2] }, isAscending: false },
    { offset: 0, limit: 1 },
  );
  expect(best).toEqual([100]);
  expect(total).toBeGreaterThan(0);
});
