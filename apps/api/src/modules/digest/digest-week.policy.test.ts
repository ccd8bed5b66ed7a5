import { describe, expect, test } from "vitest";

import { digestAfter, digestBounds, lastDigestTime } from "./digest-week.policy.ts";

const at = (text: string) => new Date(`2026-11-${text}:00Z`);

// November 3, 10 and 17, 2026 are Tuesdays.
test.each([
  ["10T07:00", "10T07:00"],
  ["10T06:59", "03T07:00"],
  ["11T00:00", "10T07:00"],
  ["16T23:59", "10T07:00"],
  ["17T08:00", "17T07:00"],
])("at %s the last digest was due at %s", (now, due) => {
  expect(lastDigestTime(at(now))).toEqual(at(due));
});

test("after a late digest the next one is back on its day, at least six days later", () => {
  const isDue = (last: string, now: string) => {
    const { time, latest } = digestBounds(at(now));
    return at(last) < time && at(last) <= latest;
  };
  expect(isDue("03T07:00", "10T06:59")).toBe(false);
  expect(isDue("03T07:00", "10T07:00")).toBe(true);
  // Sent on a Thursday because of downtime on Tuesday: next due on Wednesday, not on Tuesday.
  expect(isDue("05T09:00", "10T07:00")).toBe(false);
  expect(isDue("05T09:00", "11T09:00")).toBe(true);
  expect(isDue("11T09:00", "17T07:00")).toBe(false);
  expect(isDue("11T09:00", "17T09:00")).toBe(true);
});

describe("a digest contains the jobs published", () => {
  test.each([
    ["in the last week, the first time", null, "03T09:00"],
    ["in the last week, after a long time", "01T09:00", "03T09:00"],
    ["since the last one", "04T09:00", "04T09:00"],
  ])("%s", (_, last, after) => {
    expect(digestAfter(last === null ? null : at(last), at("10T09:00"))).toEqual(at(after));
  });
});
