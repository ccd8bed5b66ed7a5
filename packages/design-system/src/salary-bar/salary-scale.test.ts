import { expect, test } from "vitest";
import { formatRange, toTrackOffsets } from "./salary-scale.ts";

const market = { p10: 58_000, median: 84_000, p90: 112_000 };

test("an offer lies between the market's ends", () => {
  expect(toTrackOffsets({ min: 78_000, max: 96_000 }, market)).toEqual({
    left: "37.04%",
    width: "33.33%",
    median: "48.15%",
  });
});

test("an offer above the market stays visible at the end of the track", () => {
  expect(toTrackOffsets({ min: 130_000, max: 150_000 }, market)).toMatchObject({
    left: "96%",
    width: "4%",
  });
});

test("amounts read as people say them", () => {
  expect(formatRange({ min: 78_000, max: 96_500 })).toBe("€78k–€96.5k");
  expect(formatRange({ min: 60_000, max: 60_000 })).toBe("€60k");
});
