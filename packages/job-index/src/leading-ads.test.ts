import { expect, test } from "vitest";

import { pickLeadingAds } from "./leading-ads.ts";

const TURN_MS = 15 * 60 * 1000;

test("at most two ads lead, and all of them lead equally often", () => {
  const ids = [5, 1, 9, 7, 3];
  const led = new Map<number, number>();
  for (let turn = 0; turn < ids.length; turn++) {
    const leading = pickLeadingAds(ids, turn * TURN_MS);
    expect(new Set(leading).size).toBe(2);
    for (const id of leading) led.set(id, (led.get(id) ?? 0) + 1);
  }
  expect(led).toEqual(new Map(ids.map((id) => [id, 2])));
});

test("the pages that someone loads one after another are led by the same ads", () => {
  const ids = [5, 1, 9];
  expect(pickLeadingAds(ids, TURN_MS)).toEqual(pickLeadingAds(ids, 2 * TURN_MS - 1));
});

test("one or two boosted ads lead all the time", () => {
  expect(pickLeadingAds([], 0)).toEqual([]);
  expect(pickLeadingAds([4], TURN_MS)).toEqual([4]);
  expect(pickLeadingAds([4, 8], TURN_MS)).toEqual([8, 4]);
});
