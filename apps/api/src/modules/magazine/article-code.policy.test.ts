import { expect, test } from "vitest";

import { labelCodeBlocks } from "./article-code.policy.ts";

test.each([
  ['<pre><code class="language-go">a &lt; b\n</code></pre>', "Go", "a &lt; b\n"],
  ["<pre><code>one\ntwo</code></pre>", "Code", "one\ntwo"],
  ['<pre><code class="language-zig">x</code></pre>', "Code", "x"],
])("a block of code says its language: %j", (html, language, code) => {
  expect(labelCodeBlocks(`<p>Before</p>${html}<p>after</p>`)).toBe(
    `<p>Before</p><figure><figcaption><span>${language}</span></figcaption>` +
      `<pre tabindex="0"><code>${code}</code></pre></figure><p>after</p>`,
  );
});

test("code within a sentence stays as it is", () => {
  expect(labelCodeBlocks("<p>Use <code>any</code>.</p>")).toBe("<p>Use <code>any</code>.</p>");
});
