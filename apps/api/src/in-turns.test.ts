import { expect, test } from "vitest";

import { inTurns } from "./in-turns.ts";

test("long work takes every item once, in order, and lets everything else run in between", async () => {
  const items = Array.from({ length: 40 }, (_, index) => index);
  const done: number[] = [];
  const others: number[] = [];
  const beside = setInterval(() => others.push(done.length), 1);
  await inTurns(items, (item) => {
    const until = performance.now() + 1;
    while (performance.now() < until);
    done.push(item);
  });
  clearInterval(beside);
  expect(done).toEqual(items);
  // 40 ms of work in one piece would have let nothing in before its end.
  expect(others.filter((count) => count < items.length).length).toBeGreaterThan(2);
});
