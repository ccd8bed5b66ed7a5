import { expect, test } from "vitest";

import { formatResidence } from "./residences.ts";

test("a residence is the listed city, or a town near it", () => {
  expect(formatResidence(null, "Leipzig", "Germany")).toBe("Leipzig, Germany");
  expect(formatResidence("Panitzsch", "Leipzig", "Germany")).toBe(
    "Panitzsch (near Leipzig, Germany)",
  );
  expect(formatResidence("Panitzsch", "Leipzig")).toBe("Panitzsch (near Leipzig)");
  expect(formatResidence(null, null, undefined)).toBe("");
});
