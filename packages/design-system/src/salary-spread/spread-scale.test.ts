import { expect, test } from "vitest";
import { layOutSpread } from "./spread-scale.ts";

const figures = { p10: 60_000, p25: 65_000, median: 70_000, p75: 80_000, p90: 90_000 };
const bars = [
  { from: null, to: 60_000, count: 2 },
  { from: 60_000, to: 70_000, count: 8 },
  { from: 70_000, to: 80_000, count: 4 },
  { from: 80_000, to: null, count: 1 },
];

test("bars and figures lie on one scale, and bars without an end are as wide as the others", () => {
  const { columns, place, scale } = layOutSpread(figures, bars);
  expect(scale).toEqual({ least: 50_000, most: 90_000 });
  expect(place(70_000)).toBe("50%");
  expect(columns.map(({ height }) => height)).toEqual(["25%", "100%", "50%", "12.5%"]);
  expect(columns.map(({ isMiddle }) => isMiddle)).toEqual([false, true, true, false]);
});

test("without bars the track reaches from the 10th percentile to the 90th", () => {
  const { columns, place, scale } = layOutSpread(figures, []);
  expect(columns).toEqual([]);
  expect(scale).toBeNull();
  expect([place(60_000), place(75_000), place(90_000)]).toEqual(["0%", "50%", "100%"]);
});

test("what lies beyond the scale is cut at its edge", () => {
  expect(layOutSpread({ ...figures, p90: 200_000 }, bars).place(200_000)).toBe("100%");
});
