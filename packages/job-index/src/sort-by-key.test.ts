import { expect, test } from "vitest";

import { runSteps } from "./run-steps.ts";
import { sortByKeyInSteps } from "./sort-by-key.ts";

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

test.each([
  ["times", Float64Array.from({ length: 3000 }, (_, at) => 1.7e12 + ((at * 7919) % MONTH_MS))],
  [
    "a few values, some of them negative",
    Int32Array.from({ length: 3000 }, (_, at) => (at % 7) - 3),
  ],
  ["the widest range", Float64Array.of(2 ** 53 - 1, 0, 2 ** 52, -1, 1)],
  ["equal keys", new Float64Array(9)],
  ["nothing", new Int32Array(0)],
])("ids are sorted by %s, and equal ones stay in order", (_, keys) => {
  const ids = Uint32Array.from(keys, (_, at) => keys.length - 1 - at);
  expect(runSteps(sortByKeyInSteps(ids, keys))).toEqual(
    Uint32Array.from([...ids].toSorted((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0))),
  );
});
