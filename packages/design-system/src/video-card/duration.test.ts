import { expect, test } from "vitest";
import { formatDuration } from "./duration.ts";

test.each([
  [9, "0:09"],
  [2530, "42:10"],
  [3600, "1:00:00"],
  [3725, "1:02:05"],
  [36_000, "10:00:00"],
])("%i seconds are written %s", (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
