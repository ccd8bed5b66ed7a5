import { expect, test } from "vitest";

import { fillCampaignDays, findMedians } from "./campaign-figures.policy.ts";

const day = (date: string, clicks = 1) => ({ day: date, impressions: 10, clicks, leads: 0 });
const today = "2026-11-19";

test("a running campaign has every day up to today, from its first", () => {
  const running = { startsOn: "2026-11-16", runsToday: true };
  expect(fillCampaignDays([day("2026-11-17")], running, today).map(({ clicks }) => clicks)).toEqual(
    [0, 1, 0, 0],
  );
});

test("one that doesn't run has the days between its first and last figures", () => {
  const over = { startsOn: "2026-09-01", runsToday: false };
  const days = fillCampaignDays([day("2026-09-07"), day("2026-09-09")], over, today);
  expect(days.map((each) => each.day)).toEqual(["2026-09-07", "2026-09-08", "2026-09-09"]);
  expect(fillCampaignDays([], over, today)).toEqual([]);
});

const totals = (impressions: number, clicks: number, days = 10) => ({
  impressions,
  clicks,
  leads: 0,
  first_day: "2026-11-01",
  last_day: `2026-11-${String(days).padStart(2, "0")}`,
});

test("medians need three campaigns with enough views, and compare days", () => {
  const few = [totals(1000, 20), totals(500, 20), totals(19, 19)];
  expect(findMedians(few)).toBeNull();
  expect(findMedians([...few, totals(400, 4, 2)])).toEqual({
    campaigns: 3,
    click_rate: 0.02,
    impressions_a_day: 100,
    clicks_a_day: 2,
  });
  expect(findMedians([...few, totals(400, 4), totals(400, 12)])?.click_rate).toBeCloseTo(0.025);
});
