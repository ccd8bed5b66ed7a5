import { expect, test } from "vitest";

import {
  describeAnswer,
  describeChange,
  describeRate,
  describeSource,
  toLife,
  toMatchGroups,
  toShownPeriod,
} from "./describe-figures.ts";

const sums = (applications: number) => ({ views: 0, viewers: 0, apply_clicks: 0, applications });

test("the answer compares with the days before", () => {
  expect(describeAnswer(sums(14), sums(5), "30")).toBe(
    "14 applications in 30 days, 9 more than before",
  );
  expect(describeAnswer(sums(1), sums(3), "7")).toBe(
    "1 application in 7 days, 2 fewer than before",
  );
  expect(describeAnswer(sums(2), sums(2), "7")).toBe("2 applications in 7 days, as many as before");
  expect(describeAnswer(sums(0), null, "all")).toBe("No applications since it was published");
});

test("a share of fewer than 20 says nothing", () => {
  expect(describeRate(1, 19)).toBe("Too few to say");
  expect(describeRate(1, 20)).toBe("5.0%");
  // One-click applications have no click.
  expect(describeRate(30, 20)).toBe("100.0%");
});

test("a change is said in percent", () => {
  expect(describeChange(1846, 1392)).toEqual({ text: "+33%", isMore: true });
  expect(describeChange(72, 74)).toEqual({ text: "−3%", isMore: false });
  expect(describeChange(3, 0)).toEqual({ text: "new", isMore: true });
  expect([describeChange(0, 0), describeChange(3, null)]).toEqual([null, null]);
});

test("sources have names", () => {
  expect(describeSource({ source: "company-page", campaign: "" })).toEqual({
    name: "Your company page",
    detail: null,
  });
  expect(describeSource({ source: "utm:job-alert", campaign: "" })).toEqual({
    name: "Job alert email",
    detail: "utm_source=job-alert",
  });
  expect(describeSource({ source: "utm:linkedin", campaign: "autumn" })).toEqual({
    name: "LinkedIn",
    detail: "utm_source=linkedin\u00a0· autumn",
  });
});

test("an open ad’s dates end with its end, an expired one’s are over", () => {
  const life = [
    { kind: "drafted" as const, at: "2026-09-08T08:00:00Z" },
    { kind: "published" as const, at: "2026-09-14T08:00:00Z" },
  ];
  const states = (status: "published" | "expired" | "unpublished") =>
    toLife({ life, job: { status, expire_at: "2026-10-14T08:00:00Z" } as never }).map(
      ({ label, state }) => `${label} ${state}`,
    );
  expect(states("published")).toEqual(["Draft past", "Published now", "Expires next"]);
  expect(states("expired")).toEqual(["Draft past", "Published past", "Expired now"]);
  expect(states("unpublished")).toEqual(["Draft past", "Published now"]);
});

test("applicants are weak, fair or strong matches", () => {
  expect(toMatchGroups([0, 0, 1, 2, 2, 2, 3, 2, 3, 2, 2])).toEqual({
    weak: 5,
    fair: 7,
    strong: 7,
    all: 19,
  });
});

test("the answer names the period that the figures are of, whichever is chosen by now", () => {
  const to = "2026-11-28";
  expect(toShownPeriod({ from: "2026-11-22", to })).toBe("7");
  expect(toShownPeriod({ from: "2026-10-30", to })).toBe("30");
  expect(toShownPeriod({ from: "2026-01-01", to })).toBe("all");
});
