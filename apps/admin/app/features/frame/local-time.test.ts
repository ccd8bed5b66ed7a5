import { expect, test } from "vitest";

import { fromLocalTime, toLocalTime } from "./local-time.ts";

test.each(["2026-01-05T08:05:00.000Z", "2026-07-31T23:59:00.000Z"])(
  "%s survives being edited in any time zone",
  (iso) => {
    expect(toLocalTime(iso)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
    expect(fromLocalTime(toLocalTime(iso))).toBe(iso);
  },
);

test("an empty or unfinished field is no time", () => {
  expect(toLocalTime(null)).toBe("");
  for (const typed of ["", "soon"]) expect(fromLocalTime(typed)).toBeNull();
});
