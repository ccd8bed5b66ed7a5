import { expect, test } from "vitest";

import {
  candidateCounts,
  candidatesIn,
  neighbourOf,
  readCandidatesView,
  writeCandidatesView,
} from "./candidates-url.ts";

const candidates = [
  { id: 30, status: 2 },
  { id: 20, status: 7 },
  { id: 10, status: 2 },
] as const;

test.each(["?", "?status=7", "?candidate=30", "?status=1&candidate=12"])(
  "%j survives being read and written",
  (text) => {
    expect(writeCandidatesView(readCandidatesView(new URLSearchParams(text)))).toBe(text);
  },
);

test.each(["?status=9&candidate=0", "?status=&candidate=-1", "?candidate=1e3", "?status=APPLIED"])(
  "what makes no sense in %j is ignored",
  (text) => {
    expect(readCandidatesView(new URLSearchParams(text))).toEqual({
      status: null,
      candidate: null,
    });
  },
);

test("staff see the states that candidates are in, those kept from the company included", () => {
  expect(candidateCounts(candidates)).toEqual([
    { status: 2, count: 2 },
    { status: 7, count: 1 },
  ]);
  expect(candidateCounts(candidates, 1)[0]).toEqual({ status: 1, count: 0 });
  expect(candidatesIn(candidates, 7).map(({ id }) => id)).toEqual([20]);
  expect(candidatesIn(candidates, null)).toHaveLength(3);
});

test.each([
  [30, 1, 20],
  [20, -1, 30],
  [10, 1, 10],
  [30, -1, 30],
  [99, 1, 30],
  [99, -1, 30],
] as const)("from candidate %i a step of %i leads to %i", (id, step, next) => {
  expect(neighbourOf(candidates, id, step)?.id).toBe(next);
});
