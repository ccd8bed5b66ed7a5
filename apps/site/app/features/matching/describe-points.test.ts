import { expect, test } from "vitest";

import { describePoints } from "./describe-points.ts";

const [GO, RUST] = [1, 2];
const gopher = { seniority: 0, skills: [{ id: GO, years: 1 }], languages: [] } as const;
const jobFor = (...skill_ids: number[]) => ({ skill_ids, seniorities: [], language_id: null });

test.each([
  [0, jobFor(RUST), "None of its skills"],
  [0, jobFor(GO, RUST), "No match"],
  [0, jobFor(), "No match"],
  [1, jobFor(GO, RUST), "Try another card!"],
  [5, jobFor(GO), "Perfect fit!"],
] as const)("%d points for %j reads %s", (points, job, text) => {
  expect(describePoints(points, job, gopher)).toBe(text);
});
