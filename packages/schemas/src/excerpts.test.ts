import { expect, test } from "vitest";

import { toExcerpt } from "./excerpts.ts";

test.each([
  ["<h2>One</h2><p>Two &amp; <em>three</em></p>", "One Two & three"],
  ["", ""],
  ["<p>&lt;b&gt; is a tag</p>", "<b> is a tag"],
])("%j begins with %j", (html, text) => {
  expect(toExcerpt(html)).toBe(text);
});

test("a long text is cut between two words", () => {
  const text = toExcerpt(`<p>${"every word counts, ".repeat(30)}</p>`);
  expect(text).toMatch(/(every|word|counts) …$/);
  expect(text.length).toBeLessThanOrEqual(182);
});
