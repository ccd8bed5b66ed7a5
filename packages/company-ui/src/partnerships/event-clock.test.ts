import { expect, test } from "vitest";

import { formatMinutes, listDays, readMinutes, toEventTime, toInstant } from "./event-clock.ts";

test.each([
  ["2027-07-08T07:30:00.000Z", "Europe/Vienna", "2027-07-08", 570],
  ["2027-07-07T22:00:00.000Z", "Europe/Vienna", "2027-07-08", 0],
  ["2027-02-08T18:45:00.000Z", "Asia/Kolkata", "2027-02-09", 15],
  ["2027-03-28T01:30:00.000Z", "Europe/Berlin", "2027-03-28", 210],
  ["2026-11-01T13:00:00.000Z", "America/Toronto", "2026-11-01", 480],
])("%s is the same time at an event in %s, there and back", (instant, zone, day, minutes) => {
  expect(toEventTime(instant, zone)).toEqual({ day, minutes });
  expect(toInstant({ day, minutes }, zone)).toBe(instant);
});

test("times are read and written as clocks show them", () => {
  expect([formatMinutes(0), formatMinutes(570)]).toEqual(["00:00", "09:30"]);
  expect([readMinutes("09:30"), readMinutes("")]).toEqual([570, null]);
});

test("an event has its first day, its last one, and those between", () => {
  expect(listDays("2027-02-27", "2027-03-01")).toEqual(["2027-02-27", "2027-02-28", "2027-03-01"]);
  expect(listDays("2027-02-27", "2027-02-27")).toEqual(["2027-02-27"]);
});
