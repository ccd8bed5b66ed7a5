import { expect, test } from "vitest";

import { describeMissing, describeNone } from "./describe-none.ts";

test("a search that failed doesn’t say that there is nothing", () => {
  expect(describeNone(false, "No city with that name.")).toBe("No city with that name.");
  expect(describeNone(true, "No city with that name.")).toMatch(/didn’t load/);
});

test("choices that didn’t load aren’t said not to exist", () => {
  expect(describeMissing("The skills", false, "No skill with that name.")).toBe(
    "No skill with that name.",
  );
  expect(describeMissing("The skills", true, "No skill with that name.")).toBe(
    "The skills didn’t load.",
  );
});
