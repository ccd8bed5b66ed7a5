import { expect, test } from "vitest";

import { findMostFrequent } from "./load-example.ts";

const options = [{ id: 1 }, { id: 2 }, { id: 3 }];

test("the example is about what most ads ask for, among what the form offers", () => {
  const counts = [
    { id: 9, count: 99 },
    { id: 2, count: 7 },
    { id: 3, count: 12 },
  ];
  expect(findMostFrequent(options, counts)).toEqual({ id: 3 });
});

test("of equally frequent ones, it is the first", () => {
  const counts = [
    { id: 3, count: 12 },
    { id: 2, count: 12 },
  ];
  expect(findMostFrequent(options, counts)).toEqual({ id: 2 });
});

test("without ads there is no example", () => {
  expect(findMostFrequent(options, [])).toBeUndefined();
});
