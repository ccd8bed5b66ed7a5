import { expect, test } from "vitest";

import { getTimeOfDay, toNextRun } from "./schedules.policy.ts";

const NOW = new Date("2026-11-27T09:30:00.000Z");

test.each([
  [null, null, undefined],
  [6, null, "2026-11-27T15:30:00.000Z"],
  [24, "05:00", "2026-11-28T05:00:00.000Z"],
  [24, "09:30", "2026-11-28T09:30:00.000Z"],
  [24, "09:31", "2026-11-27T09:31:00.000Z"],
  [168, "23:59", "2026-11-27T23:59:00.000Z"],
])("every %j hours at %j is next at %j", (hours, at, next) => {
  expect(toNextRun(hours, at, NOW)?.toISOString()).toBe(next);
});

test("the time of day is that of the next turn", () => {
  expect([getTimeOfDay(null), getTimeOfDay("2026-11-28T05:00:00.000Z")]).toEqual([null, "05:00"]);
});
