import { JOB_STATUSES } from "@devguild/schemas/constants/jobs";
import { expect, test } from "vitest";

import {
  addDays,
  countDaysUntil,
  isAllowed,
  type LifeCycleAction,
  stateBeforeArchive,
} from "./life-cycle.policy.ts";

const now = new Date("2026-11-20T12:00:00Z");
const day = (text: string) => new Date(`${text}T12:00:00Z`);

test.each<[LifeCycleAction, string[]]>([
  ["extend", ["published", "expired"]],
  ["unpublish", ["published"]],
  ["archive", ["draft", "unpublished", "expired"]],
  ["restore", ["archived"]],
  ["boost", ["published"]],
  ["republish", ["unpublished", "expired"]],
  ["repost", ["unpublished", "expired", "archived"]],
  ["change-url", ["published"]],
])("%s is possible in the states %j only", (action, states) => {
  expect(JOB_STATUSES.filter((state) => isAllowed(action, state)).toSorted()).toEqual(
    states.toSorted(),
  );
});

test.each([
  ["2026-11-25", 7, "2026-12-02"],
  ["2026-11-01", 7, "2026-11-27"],
  [null, 60, "2027-01-19"],
])("an end of %s and %i more days make %s", (end, days, result) => {
  expect(addDays(end === null ? null : day(end), days, now)).toEqual(day(result));
});

test.each([
  ["2026-12-20", "2026-11-25", 25],
  ["2026-12-20", "2026-11-01", 30],
  ["2026-11-22", "2026-11-25", 0],
])("a membership until %s leaves an ad until %s %i days", (end, adEnd, days) => {
  expect(countDaysUntil(day(end), day(adEnd), now)).toBe(days);
});

test.each([
  [null, null, "draft"],
  [day("2026-10-01"), day("2026-11-01"), "expired"],
  [day("2026-10-01"), day("2026-12-01"), "unpublished"],
  [day("2026-10-01"), null, "unpublished"],
])("an ad published %s that ends %s was %s before it was archived", (from, end, state) => {
  expect(stateBeforeArchive({ published_at: from, expire_at: end }, now)).toBe(state);
});
