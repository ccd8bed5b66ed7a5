import { expect, test } from "vitest";

import { formatWait } from "./format-wait.ts";
import { Problem, tooMany } from "./problems.ts";

test.each([
  [1, "a minute"],
  [60, "a minute"],
  [61, "2 minutes"],
  [12 * 60, "12 minutes"],
  [59 * 60, "59 minutes"],
  [59 * 60 + 1, "an hour"],
  [3600, "an hour"],
  [3601, "2 hours"],
  [24 * 3600, "24 hours"],
])("%i seconds read %s", (seconds, text) => {
  expect(formatWait(seconds)).toBe(text);
});

const messageOf = (refuse: () => never) => {
  try {
    return refuse();
  } catch (error) {
    return error instanceof Problem ? error.message : error;
  }
};

test("whoever tried too often reads when to try again, and what to do instead", () => {
  expect(messageOf(() => tooMany(700))).toBe("Too many attempts. Try again in 12 minutes.");
  expect(messageOf(() => tooMany(3600, "reset your password"))).toBe(
    "Too many attempts. Try again in an hour, or reset your password.",
  );
});
