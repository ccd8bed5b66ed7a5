import type { AlertFrequency } from "@devguild/schemas/constants/alerts";
import { expect, test } from "vitest";

import { firstDue, nextDue } from "./due.policy.ts";

const at = (text: string) => new Date(`2026-11-${text}:00Z`);

test.each([
  ["daily", "03T10:00", "04T10:00"],
  ["weekly", "03T10:00", "10T10:00"],
] as const)("a %s search that was run on %s is due on %s", (frequency, looked, due) => {
  expect(firstDue(frequency, at(looked))).toEqual(at(due));
});

test.each([
  ["daily", "03T10:00", "03T10:05", "04T10:00"],
  ["daily", "03T10:00", "04T09:59", "04T10:00"],
  ["daily", "03T10:00", "04T10:00", "05T10:00"],
  // After four days of downtime: one email, then back to the regular time.
  ["daily", "03T10:00", "07T23:00", "08T10:00"],
  ["weekly", "03T10:00", "03T10:05", "10T10:00"],
  ["weekly", "03T10:00", "12T08:00", "17T10:00"],
] as [AlertFrequency, string, string, string][])(
  "a %s search that was due on %s and sent on %s is due again on %s",
  (frequency, due, now, next) => {
    expect(nextDue(frequency, at(due), at(now))).toEqual(at(next));
  },
);

test("a search without emails is never due", () => {
  expect([
    firstDue("never", at("03T10:00")),
    nextDue("never", at("03T10:00"), at("04T10:00")),
  ]).toEqual([null, null]);
});
