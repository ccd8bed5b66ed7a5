import { expect, test } from "vitest";

import { createDayRangeFormat } from "./day-ranges.ts";

test.each([
  ["2027-07-08", "2027-07-10", "8–\u206010 July 2027", "8–\u206010 Jul 2027"],
  ["2027-07-08", "2027-07-08", "8 July 2027", "8 Jul 2027"],
  [
    "2027-08-30",
    "2027-09-02",
    "30 August\u00a0–\u2060\u00a02 September 2027",
    "30 Aug\u00a0–\u2060\u00a02 Sep 2027",
  ],
  [
    "2027-12-30",
    "2028-01-02",
    "30 December 2027\u00a0–\u2060\u00a02 January 2028",
    "30 Dec 2027\u00a0–\u2060\u00a02 Jan 2028",
  ],
])("formats %s to %s", (starts_on, ends_on, long, short) => {
  expect(createDayRangeFormat("long")({ starts_on, ends_on })).toBe(long);
  expect(createDayRangeFormat("short")({ starts_on, ends_on })).toBe(short);
});
