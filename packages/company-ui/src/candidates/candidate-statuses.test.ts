import { expect, test } from "vitest";

import { filterCandidates, listCounts } from "./candidate-statuses.ts";

const candidates = [
  { id: 30, status: 2 },
  { id: 20, status: 7 },
  { id: 10, status: 2 },
] as const;

test("staff see the states that candidates are in, those kept from the company included", () => {
  const counts = [
    { status: 7, count: 1 },
    { status: 2, count: 2 },
  ] as const;
  expect(listCounts([...counts])).toEqual([
    { status: 2, count: 2 },
    { status: 7, count: 1 },
  ]);
  expect(listCounts([...counts], 1)[0]).toEqual({ status: 1, count: 0 });
  expect(filterCandidates(candidates, 7).map(({ id }) => id)).toEqual([20]);
  expect(filterCandidates(candidates, null)).toHaveLength(3);
});
