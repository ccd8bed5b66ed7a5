import { describe, expect, test } from "vitest";

import { toBars, quantile } from "./spread.policy.ts";

const group = (...pays: number[]) => Float64Array.from(pays).toSorted();

test.each([
  [[70_000], 0.1, 70_000],
  [[50_000, 60_000], 0.5, 55_000],
  [[50_000, 60_000, 70_000, 80_000, 90_000], 0.25, 60_000],
  [[50_000, 60_000, 70_000, 80_000, 90_000], 0.9, 86_000],
  [[50_000, 50_130], 0.5, 50_100],
])("of %j the share %d has at most %d", (pays, share, amount) => {
  expect(quantile(group(...pays), share)).toBe(amount);
});

describe("bars", () => {
  test("have one round width, are adjacent, and count everyone once", () => {
    const pays = Array.from({ length: 200 }, (_, number) => 40_000 + number * 317);
    const bars = toBars(group(...pays));
    const inner = bars.filter(({ from, to }) => from !== null && to !== null);
    expect(inner.length).toBeLessThanOrEqual(12);
    expect(new Set(inner.map(({ from, to }) => (to ?? 0) - (from ?? 0)))).toEqual(new Set([5_000]));
    for (const [at, { to }] of bars.slice(0, -1).entries()) expect(bars[at + 1]?.from).toBe(to);
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(200);
  });

  test("are not stretched by a few outliers", () => {
    const pays = Array.from({ length: 98 }, (_, number) => 60_000 + number * 100);
    const bars = toBars(group(5_000, ...pays, 990_000));
    expect(bars[0]).toEqual({ from: null, to: 60_000, count: 1 });
    expect(bars.at(-1)).toEqual({ from: 70_000, to: null, count: 1 });
    expect(bars).toHaveLength(12);
  });

  test("of equal amounts are one", () => {
    expect(toBars(group(70_000, 70_000, 70_000, 70_000, 70_000))).toEqual([
      { from: 70_000, to: 71_000, count: 5 },
    ]);
  });
});
