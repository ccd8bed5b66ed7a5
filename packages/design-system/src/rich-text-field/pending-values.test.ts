import { describe, expect, test } from "vitest";

import { PendingValues } from "./pending-values.ts";

/** Returns the values that a field adopts from its form after emitting others. */
const takenOver = (handedOut: readonly string[], given: readonly string[]) => {
  const values = new PendingValues();
  for (const value of handedOut) values.handOut(value, 0);
  return given.filter((value) => !values.takeBack(value, 1));
};

describe("a field that is ahead of its form keeps what is written in it", () => {
  test.each([
    ["when each value comes back late", ["P", "Pl", "Pla"], ["P", "Pl", "Pla"], []],
    ["when the form leaves some out", ["P", "Pl", "Pla", "Plan"], ["Pl", "Plan"], []],
    ["when a letter was undone and written again", ["a", "ab", "a", "ab"], ["a", "ab", "a"], []],
    ["when it was emptied and written anew", ["a", "", "b"], ["a", "", "b"], []],
  ])("%s", (_, handedOut, given, taken) => {
    expect(takenOver(handedOut, given)).toEqual(taken);
  });
});

describe("a field takes over what its form sets itself", () => {
  test.each([
    ["a form that is emptied", ["a", "ab"], ["a", "ab", ""], [""]],
    ["one that is emptied while values are on their way", ["a", "ab"], [""], [""]],
    ["a value that is put right", ["a", "ab"], ["A", "AB"], ["A", "AB"]],
    ["what was written before and set anew", ["a", "ab"], ["a", "ab", "a"], ["a"]],
    ["a value that comes after one of the form's", ["a", "ab"], ["a", "x", "ab"], ["x", "ab"]],
  ])("%s", (_, handedOut, given, taken) => {
    expect(takenOver(handedOut, given)).toEqual(taken);
  });

  test("a value that was left out long ago", () => {
    const values = new PendingValues();
    for (const value of ["a", "", "a"]) values.handOut(value, 0);
    expect(values.takeBack("a", 100)).toBe(true);
    expect(values.takeBack("", 20_000)).toBe(false);
  });
});
