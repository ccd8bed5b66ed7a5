import { expect, test } from "vitest";
import { findLast, pickDates, spreadLabels, toPath, toTicks } from "./chart-scale.ts";

test.each([
  [0, [0, 1, 2, 3]],
  [2, [0, 1, 2, 3]],
  [97, [0, 40, 80, 120]],
  [113, [0, 40, 80, 120]],
  [31, [0, 20, 40, 60]],
  [700, [0, 250, 500, 750]],
  [48_210, [0, 20_000, 40_000, 60_000]],
])("the axis for up to %i has round, whole numbers", (most, ticks) => {
  expect(toTicks(most)).toEqual(ticks);
});

test("a line starts again after a day without a value", () => {
  expect(toPath([0, 5, null, 10], 10)).toBe("M0 1000L333.3 500M1000 0");
});

test("the axis names the first day, the last one and some between", () => {
  const days = Array.from(
    { length: 18 },
    (_, index) => `2026-11-${String(index + 2).padStart(2, "0")}`,
  );
  const dates = pickDates(days);
  expect(dates.map(({ text }) => text)).toEqual(["2 Nov", "6 Nov", "11 Nov", "15 Nov", "19 Nov"]);
  expect(dates.at(-1)?.share).toBe(1);
  expect(pickDates(["2026-11-02"])).toEqual([{ at: 0, share: 0, text: "2 Nov" }]);
});

test("labels that would overlap move apart, and stay above the axis", () => {
  const [line, comparison] = spreadLabels(0.5, 0.48);
  expect(line - comparison).toBeCloseTo(0.11);
  const [low, lower] = spreadLabels(0.01, 0);
  expect(lower).toBeGreaterThanOrEqual(0);
  expect(low - lower).toBeCloseTo(0.11);
  expect(spreadLabels(0.9, 0.1)).toEqual([0.9, 0.1]);
});

test("a line ends at its last value", () => {
  expect(findLast([1, 2, null])).toBe(1);
  expect(findLast([null])).toBe(-1);
});
