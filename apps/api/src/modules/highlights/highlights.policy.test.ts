import { expect, test } from "vitest";

import { findPeriodErrors, toHighlightState } from "./highlights.policy.ts";

const NOW = new Date("2026-11-26T12:00:00Z");
const BEFORE = new Date("2026-11-26T11:59:00Z");
const AFTER = new Date("2026-11-26T12:01:00Z");

const READY = {
  id: 7,
  active: true,
  starts_at: null,
  ends_at: null,
  isItemPublic: true,
  itemEndsAt: null,
};

test.each([
  [{}, "waiting"],
  [{ active: false }, "inactive"],
  [{ starts_at: AFTER }, "scheduled"],
  [{ starts_at: BEFORE, ends_at: AFTER }, "waiting"],
  [{ ends_at: NOW }, "ended"],
  [{ itemEndsAt: BEFORE, isItemPublic: false }, "ended"],
  [{ isItemPublic: false, starts_at: AFTER }, "unavailable"],
] as const)("a highlight with %j is %s", (facts, state) => {
  expect(toHighlightState({ ...READY, ...facts }, 8, NOW)).toBe(state);
});

test("the one that visitors see is shown", () => {
  expect(toHighlightState(READY, 7, NOW)).toBe("shown");
});

test.each([
  [null, null, {}],
  [BEFORE, null, {}],
  [BEFORE, AFTER, {}],
  [AFTER, BEFORE, { ends_at: "The end has to be after the start." }],
  [NOW, NOW, { ends_at: "The end has to be after the start." }],
])("a period from %s to %s is checked", (starts_at, ends_at, errors) => {
  expect(findPeriodErrors({ starts_at, ends_at })).toEqual(errors);
});
