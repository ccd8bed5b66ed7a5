import { describe, expect, test } from "vitest";

import { isDue } from "./reminders.policy.ts";

const startsAt = new Date("2026-12-03T18:00:00Z");
const hoursBefore = (hours: number) => new Date(startsAt.getTime() - hours * 60 * 60 * 1000);
const longAgo = hoursBefore(24 * 10);

describe("a reminder is due", () => {
  test.each([
    ["day", 24.1, longAgo, false],
    ["day", 24, longAgo, true],
    ["day", 4.1, longAgo, true],
    ["day", 4, longAgo, false],
    ["hour", 1.1, longAgo, false],
    ["hour", 1, longAgo, true],
    ["hour", 0.1, longAgo, true],
    ["hour", 0, longAgo, false],
    ["hour", -1, longAgo, false],
    // Someone who registered within the last day knows the date, but still gets the reminder an hour
    // before.
    ["day", 10, hoursBefore(12), false],
    ["hour", 0.5, hoursBefore(12), true],
    ["hour", 0.5, hoursBefore(0.9), false],
  ] as const)("%s before, %d hours before the start", (name, hours, confirmedAt, due) => {
    expect(isDue(name, { startsAt, confirmedAt }, hoursBefore(hours))).toBe(due);
  });
});
