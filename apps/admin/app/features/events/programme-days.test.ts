import { expect, test } from "vitest";

import { groupByDay } from "./programme-days.ts";

test("sessions are grouped by the event's days, not by ours", () => {
  const starts = ["2027-07-06T22:30:00Z", "2027-07-07T08:00:00Z", "2027-07-07T22:00:00Z"];
  const sessions = starts.map((starts_at) => ({ starts_at }));
  expect(
    groupByDay(sessions, "Europe/Berlin").map(({ day, sessions: own }) => [day, own.length]),
  ).toEqual([
    ["Wednesday 7 July", 2],
    ["Thursday 8 July", 1],
  ]);
});
