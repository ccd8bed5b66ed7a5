import { expect, test } from "vitest";

import { Deadlines } from "./deadlines.ts";

test("ids come out by when they end, and none before its time", () => {
  const deadlines = new Deadlines();
  const takeAll = (now: number) => {
    const taken: number[] = [];
    for (let id = deadlines.takeNext(now); id !== undefined; id = deadlines.takeNext(now))
      taken.push(id);
    return taken;
  };
  expect(takeAll(Infinity)).toEqual([]);
  const times = Array.from({ length: 5000 }, (_, at) => (at * 7919) % 5003);
  for (const time of times) deadlines.add(-time, time);
  const sorted = times.toSorted((a, b) => a - b);
  expect(takeAll(1000)).toEqual(sorted.filter((time) => time <= 1000).map((time) => -time));
  deadlines.add(1, 999);
  deadlines.add(1, 1001);
  expect(takeAll(1000)).toEqual([1]);
  const rest = [...sorted.filter((time) => time > 1000), 1001].toSorted((a, b) => a - b);
  expect(takeAll(Infinity)).toHaveLength(rest.length);
  expect(takeAll(Infinity)).toEqual([]);
});
