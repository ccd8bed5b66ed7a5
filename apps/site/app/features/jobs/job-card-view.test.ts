import { aJobCard } from "@devguild/fixtures/jobs";
import { describe, expect, test } from "vitest";

import { toJobCardView } from "./job-card-view.ts";
import { describeJobLocation } from "@devguild/design-system/job-location";

const now = new Date("2026-11-20T09:00:00Z");
const [hamburg] = aJobCard().cities;
const cities = hamburg ? [hamburg] : [];
const europe = [{ id: 3, name: "Europe" }];
const mode = (value: string) => ({ id: 1, value, default: false });

test.each([
  ["Hamburg, hybrid", { cities, hybrid_option: mode("hybrid") }],
  ["Hamburg, on site", { cities, hybrid_option: mode("on_site") }],
  ["Hamburg", { cities, hybrid_option: mode("any") }],
  ["Hamburg or remote, Europe", { cities, remote: 1 as const, remote_locations: europe }],
  ["Remote, Europe", { cities: [], remote: 1 as const, remote_locations: europe }],
  ["Remote", { cities: [], remote: 1 as const, remote_locations: [] }],
])("%s", (place, differences) => {
  expect(describeJobLocation(aJobCard(differences))).toBe(place);
});

describe("a job's card", () => {
  test("shows a guest plain skills, and a developer which of them they have", () => {
    expect(toJobCardView(aJobCard(), null, now).skills.map(({ state }) => state)).toEqual([
      "plain",
      "plain",
    ]);
    expect(toJobCardView(aJobCard(), new Set([1]), now).skills.map(({ state }) => state)).toEqual([
      "has",
      "miss",
    ]);
  });

  test("is new for three days", () => {
    const published = (published_at: string) =>
      toJobCardView(aJobCard({ published_at }), null, now).is_new;
    expect(published("2026-11-17T09:00:01Z")).toBe(true);
    expect(published("2026-11-17T09:00:00Z")).toBe(false);
  });

  test("leads to the job's one address", () => {
    expect(toJobCardView(aJobCard(), null, now).href).toBe(
      "/en/companies/7/nimbrel/41/platform-engineer",
    );
  });

  test("says what its market pays, and what that is counted from", () => {
    const { market, market_scope } = toJobCardView(aJobCard(), null, now);
    expect(market).toMatchObject({ p10: 58_000, median: 84_000, p90: 112_000 });
    expect(market_scope).toBe("Market for senior Go in Germany, 37 ads");
    const without = toJobCardView(aJobCard({ market_salary: null }), null, now);
    expect([without.market, without.market_scope]).toEqual([null, undefined]);
  });

  test("says nothing about pay where the ad does not", () => {
    expect(toJobCardView(aJobCard({ salary_min: null }), null, now).salary).toBeNull();
  });
});
