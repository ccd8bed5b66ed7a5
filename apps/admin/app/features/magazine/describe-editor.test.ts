import { expect, test } from "vitest";

import { describeEditor } from "./describe-editor.ts";

const now = Date.parse("2026-11-23T10:30:00Z");

test.each([
  [null, "Ada Berg has this article open"],
  ["2026-11-23T10:29:30Z", "Ada Berg is editing this article"],
  // Clocks of two computers differ.
  ["2026-11-23T10:31:00Z", "Ada Berg is editing this article"],
  ["2026-11-23T10:28:59Z", "Ada Berg has this article open, last typed 1 minute ago"],
  ["2026-11-23T10:05:00Z", "Ada Berg has this article open, last typed 25 minutes ago"],
])("an editor who typed at %s: %s", (typed_at, text) => {
  expect(describeEditor({ name: "Ada Berg", typed_at }, now)).toBe(text);
});
