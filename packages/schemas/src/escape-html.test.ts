import { expect, test } from "vitest";

import { escapeHtml } from "./escape-html.ts";

test("what is special in HTML is escaped, wherever it is put", () => {
  expect(escapeHtml(`<a href="x" title='y'>&</a>`)).toBe(
    "&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;",
  );
});
