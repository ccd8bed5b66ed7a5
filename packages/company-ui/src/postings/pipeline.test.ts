import { expect, test } from "vitest";

import { describePipeline, toStages } from "./pipeline.ts";

const counts = (all: number, fresh: number, interviewing: number, hired: number) => ({
  candidates_count: all,
  new_candidates_count: fresh,
  interviewing_candidates_count: interviewing,
  hired_candidates_count: hired,
});

test("whoever is neither new, in interviews nor hired is closed", () => {
  expect(toStages(counts(22, 7, 2, 1))).toEqual({ new: 7, interviewing: 2, hired: 1, closed: 12 });
});

test.each([
  [counts(22, 7, 2, 1), "22 candidates: 7 new, 2 in interviews, 1 hired, 12 closed"],
  [counts(1, 1, 0, 0), "1 candidate: 1 new"],
  [counts(3, 0, 0, 0), "3 candidates: 3 closed"],
])("a pipeline names the stages that have somebody", (pipeline, text) => {
  expect(describePipeline(pipeline)).toBe(text);
});
