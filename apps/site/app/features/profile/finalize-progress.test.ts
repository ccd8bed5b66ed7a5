import { expect, test } from "vitest";

import { readFinalizeStep } from "./finalize-progress.ts";

test.each([
  ["location", "location"],
  ["linkedin", "linkedin"],
  ["", null],
  ["Location", null],
  ["constructor", null],
  [null, null],
])("%s names %s", (text, step) => expect(readFinalizeStep(text)).toBe(step));
