import { expect, test } from "vitest";

import { describeNone } from "./describe-none.ts";

test("a search that failed doesn’t say that there is nothing", () => {
  expect(describeNone(false, "No city with that name.")).toBe("No city with that name.");
  expect(describeNone(true, "No city with that name.")).toMatch(/didn’t load/);
});
