import { expect, test } from "vitest";

import { findMissingSkill } from "./missing-skill.ts";

const [GO, RUST, KAFKA] = [1, 2, 3];
const found = [
  { id: GO, count: 40 },
  { id: RUST, count: 31 },
  { id: KAFKA, count: 5 },
];

test.each([
  ["the most frequent of those that are missing", [GO], [], RUST],
  ["none that is searched for anyway", [GO], [RUST], KAFKA],
  ["none where nothing is missing", [GO, RUST, KAFKA], [], undefined],
])("a developer misses %s", (_, mine, chosen, id) => {
  expect(findMissingSkill(found, new Set(mine), new Set(chosen))?.id).toBe(id);
});

test("a skill of four jobs is not told", () => {
  expect(findMissingSkill([{ id: KAFKA, count: 4 }], new Set([GO]), new Set())).toBeNull();
});
