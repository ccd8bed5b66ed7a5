import type { OwnMembership } from "@devguild/schemas/memberships";
import { describe, expect, test } from "vitest";

import { buildAxis, buildLanes } from "./timeline.ts";

const NOW = new Date("2026-11-19T09:00:00Z");
const axis = buildAxis(NOW);

const given = (change: Partial<OwnMembership> = {}): OwnMembership => ({
  id: 1,
  kind: "RECRUITING",
  plan_id: 2,
  plan_name: "Recruiting M",
  concurrent_jobs: 3,
  valid_from: "2026-03-01T00:00:00Z",
  valid_until: "2027-03-01T00:00:00Z",
  auto_renew: true,
  membership_fair_price: 69_900,
  membership_duration: 12,
  membership_remaining_days: 102,
  ...change,
});

describe("the axis", () => {
  test("covers two years from the start of the month ten months ago", () => {
    expect(axis.toPercent(new Date("2026-01-01T00:00:00Z"))).toBe(0);
    expect(axis.toPercent(new Date("2028-01-01T00:00:00Z"))).toBe(100);
  });

  test("keeps what is outside at its edges", () => {
    expect(axis.toPercent(new Date("2020-01-01T00:00:00Z"))).toBe(0);
    expect(axis.toPercent(new Date("2040-01-01T00:00:00Z"))).toBe(100);
  });

  test("names each quarter, its year where it begins, and none beside today", () => {
    expect(axis.ticks.map(({ text }) => text)).toEqual([
      "Jan 2026",
      "Apr",
      "Jul",
      "Apr",
      "Jul",
      "Oct",
    ]);
  });
});

describe("a lane", () => {
  test("says what a running membership includes, and when it renews", () => {
    expect(buildLanes([given()], axis, NOW)).toMatchObject([
      {
        name: "Recruiting M",
        detail: "3 slots, €699 a month",
        label: "renews 1 Mar 2027",
        end: "Renews in 102 days",
        bars: [{ isPast: false }],
        renewsFrom: axis.toPercent(new Date("2027-03-01T00:00:00Z")),
      },
    ]);
  });

  test("names the last day of a membership that doesn’t renew", () => {
    const [lane] = buildLanes([given({ auto_renew: false })], axis, NOW);
    expect(lane).toMatchObject({
      label: "ends 28 Feb 2027",
      end: "Ends in 102 days",
      renewsFrom: null,
    });
  });

  test("of an earlier and a running term goes on as the running one", () => {
    const earlier = given({
      plan_name: "Recruiting S",
      valid_from: "2025-03-01T00:00:00Z",
      valid_until: "2026-03-01T00:00:00Z",
    });
    const [lane] = buildLanes([earlier, given()], axis, NOW);
    expect(lane).toMatchObject({ name: "Recruiting M", bars: [{ isPast: true }, {}] });
  });

  test("of what was ended today names today", () => {
    const ended = given({ valid_until: NOW.toISOString(), membership_remaining_days: 0 });
    expect(buildLanes([ended], axis, NOW)).toMatchObject([{ label: "ended 19 Nov 2026" }]);
  });

  test("of what has ended offers nothing to switch", () => {
    const ended = given({
      kind: "MARKETING",
      plan_name: "Marketing",
      concurrent_jobs: null,
      membership_fair_price: null,
      valid_until: "2026-06-01T00:00:00Z",
    });
    expect(buildLanes([ended], axis, NOW)).toMatchObject([
      { detail: "", label: "ended 31 May 2026", end: "Ended", current: null, renewsFrom: null },
    ]);
  });
});
