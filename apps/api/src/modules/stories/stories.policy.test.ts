import { expect, test } from "vitest";

import { arrangeStories } from "./stories.policy.ts";

const present = [
  { id: 7, position: 0 },
  { id: 8, position: 1 },
  { id: 9, position: 2 },
];

test.each([
  ["nothing to do", {}, []],
  ["the order that it already has", { 7: 0, 8: 1, 9: 2 }, []],
  ["an unknown story", { 1: 0 }, []],
  ["the same order with gaps", { 7: 10, 8: 20, 9: 30 }, []],
  [
    "two that change places",
    { 7: 1, 8: 0 },
    [
      { id: 8, position: 0 },
      { id: 7, position: 1 },
    ],
  ],
  [
    "the last one first",
    { 9: 0, 7: 1, 8: 2 },
    [
      { id: 9, position: 0 },
      { id: 7, position: 1 },
      { id: 8, position: 2 },
    ],
  ],
])("stories are put in order: %s", (_, positions, changed) => {
  const map = new Map(Object.entries(positions).map(([id, at]) => [Number(id), at]));
  expect(arrangeStories(present, map)).toEqual(changed);
});
