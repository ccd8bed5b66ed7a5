import { expect, test } from "vitest";
import { formatRange, toAxisOffsets } from "./salary-scale.ts";

const market = { ads: 37, p10: 60_000, median: 84_000, p90: 110_000 };
const numbersOf = (extent: { left: string; width: string } | null) =>
  extent && {
    from: parseFloat(extent.left),
    to: parseFloat(extent.left) + parseFloat(extent.width),
  };

test("an offer within the market leaves it room at both ends", () => {
  const { offer, market: track } = toAxisOffsets({ min: 78_000, max: 96_000 }, market);
  expect(numbersOf(track)?.from).toBeCloseTo(4.55, 1);
  expect(numbersOf(track)?.to).toBeCloseTo(95.45, 1);
  expect(numbersOf(offer)?.from).toBeGreaterThan(30);
  expect(numbersOf(offer)?.to).toBeLessThan(75);
});

test("an offer wider than the market is drawn at its full width", () => {
  const { offer, market: track } = toAxisOffsets({ min: 40_000, max: 150_000 }, market);
  expect(numbersOf(offer)?.from).toBeLessThan(numbersOf(track)?.from ?? 0);
  expect(numbersOf(offer)?.to).toBeGreaterThan(numbersOf(track)?.to ?? 100);
});

test("few ads have a median, but no percentiles", () => {
  const { market: track, median } = toAxisOffsets(null, { ...market, ads: 11 });
  expect(track).toBeNull();
  expect(median).toBe("50%");
});

test.each([
  [null, { ...market, median: 61_000 }],
  [null, { ...market, median: 109_000 }],
  [{ min: 200_000, max: 250_000 }, market],
  [{ min: 10_000, max: 12_000 }, market],
])("labels of %j in %j have room beside one another", (offer, given) => {
  const { labels } = toAxisOffsets(offer, given);
  const [low, middle, high] = [labels.p10, labels.median, labels.p90].map(parseFloat);
  expect(low).toBeGreaterThanOrEqual(10);
  expect(middle).toBeGreaterThanOrEqual((low ?? 0) + 24);
  expect(high).toBeGreaterThanOrEqual((middle ?? 0) + 24);
  expect(high).toBeLessThanOrEqual(90);
});

test("amounts read as people say them", () => {
  expect(formatRange({ min: 78_000, max: 96_500 })).toBe("€78k–€96.5k");
  expect(formatRange({ min: 60_000, max: 60_000 })).toBe("€60k");
});
