import { expect, test } from "vitest";

import { formatCount, formatEuros } from "./formats.ts";

test("numbers and euros are grouped", () => {
  expect(formatCount(1_234_567)).toBe("1,234,567");
  expect(formatEuros(65_000)).toBe("€65,000");
});
