import { expect, test } from "vitest";

import { escapeHtml, formatCount, formatEuros } from "./formats.ts";

test("numbers and euros are grouped", () => {
  expect(formatCount(1_234_567)).toBe("1,234,567");
  expect(formatEuros(65_000)).toBe("€65,000");
});

test("what is special in HTML is escaped, wherever it is put", () => {
  expect(escapeHtml(`<a href="x" title='y'>&</a>`)).toBe(
    "&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;",
  );
});
