import type { CampaignFigures } from "@devguild/schemas/campaigns";
import { expect, test } from "vitest";

import { toFigures } from "./to-figures.ts";

const figures: CampaignFigures = {
  campaign: {
    id: 1,
    type: "MARKETING",
    title: "Four-day weeks",
    description_html: "",
    channel: "video",
    url: null,
    image_url: null,
    starts_on: "2026-11-02",
    ends_on: "2026-11-30",
    status: 1,
    phase: "running",
    link: null,
    metrics: { impressions: 1000, clicks: 27, leads: 3 },
    created_at: "2026-11-01T08:00:00.000Z",
    updated_at: "2026-11-01T08:00:00.000Z",
  },
  membership: { active: true, ended_on: null },
  today: "2026-11-03",
  days: [
    { day: "2026-11-02", impressions: 1010, clicks: 20, leads: 1 },
    { day: "2026-11-03", impressions: -10, clicks: 7, leads: 2 },
  ],
  usual: { campaigns: 3, click_rate: 0.019, impressions_a_day: 400, clicks_a_day: 15 },
};
const describe = (more: Partial<CampaignFigures>) =>
  toFigures({ ...figures, ...more }).map(({ value, neighbour }) => [value, neighbour.text]);

test("every figure has a neighbour", () => {
  expect(describe({})).toEqual([
    ["1,000", "+25% a day on your median"],
    ["27", "−10% a day on your median"],
    ["2.7%", "+0.8 points on 1.9%"],
    ["3", "11.1% of clicks"],
  ]);
});

test("without a median they are put by day", () => {
  expect(describe({ usual: null }).map(([, text]) => text)).toEqual([
    "500 a day",
    "14 a day",
    "of impressions",
    "11.1% of clicks",
  ]);
});

test("what nobody can see or count isn't a zero", () => {
  const metrics = { impressions: 0, clicks: 4, leads: 0 };
  expect(
    describe({ campaign: { ...figures.campaign, channel: "newsletter", metrics } }).map(
      ([value]) => value,
    ),
  ).toEqual(["–", "4", "–", "–"]);
});

test("a day below zero is drawn at zero", () => {
  expect(toFigures(figures)[0]?.line).toEqual([1010, 0]);
});
