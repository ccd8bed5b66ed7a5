import type { CompanyWeek } from "@devguild/schemas/company-dashboard";
import { expect, test } from "vitest";

import { describeWeek, toWeekFigures } from "./describe-week.ts";

const sums = (views: number) => ({ views, viewers: 0, apply_clicks: 0, applications: 0 });
const counts = {
  all: 3,
  draft: 0,
  pending: 0,
  published: 3,
  unpublished: 0,
  expired: 0,
  archived: 0,
};
const longest = { candidate_id: 1, name: "Oskar Lund", days: 4, job_id: 2, job_title: "Pilot" };
const week: CompanyWeek = {
  days: [],
  week: sums(2804),
  before: sums(2400),
  answer_days: { now: 2.4, before: 2.9 },
  waiting: { count: 6, longest },
};

test.each([
  [week.waiting, "6 candidates have waited more than 3 days"],
  [{ count: 1, longest }, "1 candidate has waited more than 3 days"],
  [{ count: 0, longest: null }, "Nobody is waiting"],
  [null, "2,804 views of your jobs this week"],
])("the dashboard answers %j with “%s”", (waiting, title) => {
  expect(describeWeek({ ...week, waiting }, counts).title).toBe(title);
});

test("a company without jobs is told to post one", () => {
  expect(describeWeek(week, { ...counts, all: 0 }).title).toBe("No jobs posted yet");
});

test("every figure has a neighbour", () => {
  expect(toWeekFigures(week).map(({ value, neighbour }) => [value, neighbour.text])).toEqual([
    ["2,804", "+17% from 2,400 the week before"],
    ["0", "0 the week before"],
    ["0", "0 the week before"],
    ["2.4", "0.5 faster than a week ago"],
  ]);
  const silent = toWeekFigures({ ...week, answer_days: { now: null, before: null } }).at(-1);
  expect([silent?.value, silent?.neighbour.text]).toEqual(["–", "No replies in 30 days"]);
});
