import { expect, test } from "vitest";

import { addDays, fillDays, listDays, toPeriod } from "./figure-days.policy.ts";

const now = new Date("2026-11-19T12:00:00Z");

test("a period ends today, and is compared with as many days before if the ad is old enough", () => {
  expect(toPeriod("30", "2026-09-14", now)).toEqual({
    from: "2026-10-21",
    to: "2026-11-19",
    beforeFrom: "2026-09-21",
  });
  expect(toPeriod("30", "2026-10-01", now).beforeFrom).toBeNull();
  expect(toPeriod("30", null, now).beforeFrom).toBeNull();
  expect(toPeriod("all", "2026-10-01", now)).toEqual({
    from: "2026-10-01",
    to: "2026-11-19",
    beforeFrom: null,
  });
  expect(toPeriod("all", null, now).from).toBe("2026-11-19");
});

test("days without figures are zero", () => {
  expect(addDays("2026-02-27", 3)).toBe("2026-03-02");
  expect(listDays("2026-10-31", "2026-11-02")).toEqual(["2026-10-31", "2026-11-01", "2026-11-02"]);
  const day = { day: "2026-11-01", views: 3, viewers: 2, apply_clicks: 1, applications: 1 };
  expect(fillDays([day], "2026-10-31", "2026-11-01")).toEqual([
    { day: "2026-10-31", views: 0, viewers: 0, apply_clicks: 0, applications: 0 },
    day,
  ]);
});
