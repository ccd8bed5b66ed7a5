import { expect, test } from "vitest";
import { defaultWeights } from "./default-weights.ts";
import { languageMult, readWeights, seniorityAdd, seniorityMult } from "./weights.ts";

const none = readWeights([]);

test.each([
  ["junior", 0, "junior", 0, 1],
  ["junior", 0, "intermediate", 1, 0.75],
  ["junior", 0, "senior", 2, 0.4],
  ["intermediate", 1, "junior", 0, 1],
  ["intermediate", 1, "intermediate", 1, 1],
  ["intermediate", 1, "senior", 2, 0.75],
  ["senior", 2, "junior", 0, 1],
  ["senior", 2, "intermediate", 1, 1],
  ["senior", 2, "senior", 2, 1],
] as const)("a(n) %s (%d) asked for %s (%d) weighs %d", (_who, developer, _for, required, mult) => {
  expect(seniorityMult(defaultWeights, developer, required)).toBe(mult);
  expect(seniorityAdd(defaultWeights, developer, required)).toBe(0);
  expect(seniorityMult(none, developer, required)).toBe(1);
  expect(seniorityAdd(none, developer, required)).toBe(0);
});

test.each([
  [0, 0.4],
  [1, 0.5],
  [2, 0.8],
  [3, 1],
  [4, 1],
])("language level %d weighs %d", (level, mult) => {
  expect(languageMult(defaultWeights, level)).toBe(mult);
  expect(languageMult(none, level)).toBe(1);
});

test("each pair of seniorities has its own weight", () => {
  const weights = readWeights([
    { type: "seniority", developer: 0, required: 2, add: 0.1, mult: 0.5 },
    { type: "seniority", developer: 2, required: 0, add: 0.2, mult: 0.9 },
  ]);
  expect(seniorityAdd(weights, 0, 2)).toBe(0.1);
  expect(seniorityMult(weights, 0, 2)).toBe(0.5);
  expect(seniorityAdd(weights, 2, 0)).toBe(0.2);
  expect(seniorityMult(weights, 2, 0)).toBe(0.9);
  expect(seniorityMult(weights, 1, 1)).toBe(1);
});

test("the last of two entries for one case counts", () => {
  const weights = readWeights([
    { type: "language", level_id: 1, mult: 0.5 },
    { type: "language", level_id: 1, mult: 0.6 },
  ]);
  expect(languageMult(weights, 1)).toBe(0.6);
});

test("entries for seniorities and levels that do not exist change nothing", () => {
  const weights = readWeights([
    { type: "seniority", developer: 0, required: 5, add: 1, mult: 9 },
    { type: "seniority", developer: -1, required: 3, add: 1, mult: 9 },
    { type: "language", level_id: 5, mult: 9 },
    { type: "language", level_id: -1, mult: 9 },
  ]);
  expect(weights).toEqual(none);
  expect(languageMult(weights, 5)).toBe(1);
});
