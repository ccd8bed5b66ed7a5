import { expect, test } from "vitest";

import { createDateFormat, formatCount, formatEuros } from "./formats.ts";

test("numbers and euros are grouped", () => {
  expect(formatCount(1_234_567)).toBe("1,234,567");
  expect(formatEuros(65_000)).toBe("€65,000");
});

test("a short month has three letters, September too", () => {
  const format = createDateFormat({ day: "numeric", month: "short", timeZone: "UTC" });
  const months = Array.from({ length: 12 }, (_, month) =>
    format(new Date(Date.UTC(2026, month, 8))),
  );
  expect(months).toEqual(
    "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ").map((month) => `8 ${month}`),
  );
});
