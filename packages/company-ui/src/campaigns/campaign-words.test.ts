import type { Campaign } from "@devguild/schemas/campaigns";
import { expect, test } from "vitest";

import {
  describeCampaign,
  describeMembership,
  describeProgress,
  formatClickRate,
  formatRun,
} from "./campaign-words.ts";

const campaign: Campaign = {
  id: 1,
  type: "MARKETING",
  title: "Four-day weeks",
  description_html: "",
  channel: "video",
  url: "https://a.example",
  image_url: null,
  starts_on: "2026-11-02",
  ends_on: "2026-11-30",
  status: 1,
  phase: "running",
  link: "https://a.example",
  metrics: { impressions: 1000, clicks: 27, leads: 3 },
  created_at: "2026-11-01T08:00:00.000Z",
  updated_at: "2026-11-01T08:00:00.000Z",
};
const usual = { campaigns: 3, click_rate: 0.019, impressions_a_day: 100, clicks_a_day: 2 };
const withMetrics = (impressions: number, clicks: number, more: Partial<Campaign> = {}) => ({
  ...campaign,
  metrics: { impressions, clicks, leads: 0 },
  ...more,
});

test.each<[Campaign, typeof usual | null, string]>([
  [campaign, usual, "It’s working: 2.7% click through"],
  [withMetrics(1000, 12), usual, "Below your median: 1.2% click through"],
  [withMetrics(1000, 19), usual, "About as usual: 1.9% click through"],
  [campaign, null, "2.7% click through"],
  [withMetrics(1000, 27, { phase: "ended" }), usual, "It worked: 2.7% clicked through"],
  [withMetrics(19, 4), usual, "4 clicks so far"],
  [withMetrics(0, 0), null, "No clicks yet"],
  [withMetrics(0, 0, { phase: "unpublished" }), null, "Nobody clicked it"],
  [{ ...campaign, phase: "draft" }, usual, "This draft isn’t live yet"],
  [{ ...campaign, phase: "scheduled" }, usual, "It starts on 2 Nov"],
  [
    { ...campaign, phase: "paused" },
    usual,
    "It’s paused until you have a membership for marketing",
  ],
])("a campaign's page answers whether it works (%#)", (about, median, answer) => {
  expect(describeCampaign({ campaign: about, usual: median })).toBe(answer);
});

test.each([
  ["2026-11-02", "2026-11-30", "2–\u206030 Nov"],
  ["2026-11-09", "2026-12-06", "9 Nov\u00a0–\u2060\u00a06 Dec"],
  ["2026-09-07", "2026-09-07", "7 Sep"],
  ["2026-12-01", null, "from 1 Dec"],
  [null, "2026-12-01", "until 1 Dec"],
  [null, null, "No dates yet"],
])("its days from %s to %s are %s", (starts_on, ends_on, text) => {
  expect(formatRun({ starts_on, ends_on })).toBe(text);
});

test("its rate needs 20 views", () => {
  expect(formatClickRate(withMetrics(20, 1))).toBe("5.0%");
  expect(formatClickRate(withMetrics(19, 1))).toBe("–");
});

test("it says how far it has run, while it runs", () => {
  expect(describeProgress(campaign, "2026-11-19")).toMatchObject({
    from: "2 Nov",
    text: "day 18 of 29, ends 30 Nov",
  });
  expect(describeProgress({ ...campaign, phase: "ended" }, "2026-12-19")).toBeNull();
});

test("it says which membership is missing", () => {
  expect(describeMembership("MARKETING", { active: true, ended_on: null })).toBeNull();
  expect(describeMembership("MARKETING", { active: false, ended_on: "2026-05-31" })).toContain(
    "ended on 31 May",
  );
  expect(describeMembership("EMPLOYER_BRANDING", { active: false, ended_on: null })).toBe(
    "Campaigns for employer branding go live with a membership for employer branding.",
  );
});
