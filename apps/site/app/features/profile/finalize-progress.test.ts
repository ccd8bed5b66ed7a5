import { expect, test } from "vitest";

import { finalizeStepOf } from "./finalize-progress.ts";

test.each([
  ["location", "location"],
  ["linkedin", "linkedin"],
  ["", null],
  ["Location", null],
  ["constructor", null],
  [null, null],
])("%s names %s", (text, step) => expect(finalizeStepOf(text)).toBe(step));
