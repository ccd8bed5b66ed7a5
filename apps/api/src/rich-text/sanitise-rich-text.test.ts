import { describe, expect, test } from "vitest";

import { findHarmfulTags, HOSTILE_HTML } from "../../testing/hostile-text.ts";
import { sanitiseEditorial, sanitiseRichText } from "./sanitise-rich-text.ts";

const link = (href: string, text: string) =>
  `<a href="${href}" rel="noopener nofollow">${text}</a>`;

describe("the editor's output is kept", () => {
  test.each([
    ["<h2>Tasks</h2><p>Build <em>good</em> <strong>ships</strong>.<br />Daily.</p>"],
    ["<ul><li>One</li><li>Two</li></ul><ol><li>First</li></ol>"],
    ["Plain &amp; simple, 1 &lt; 2, Größe 😀"],
    [link("https://devguild.example/en?a=1&amp;b=2", "Read on")],
    [link("mailto:jobs@company.example", "Write")],
  ])("%s", (html) => {
    expect(sanitiseRichText(html)).toBe(html);
  });

  test("a link's rel and target are replaced by ours", () => {
    expect(sanitiseRichText('<a href="http://a.example" rel="opener" target="_blank">x</a>')).toBe(
      link("http://a.example", "x"),
    );
  });
});

describe("anything harmful is removed", () => {
  test.each(HOSTILE_HTML)("%s", (html) => {
    const left = sanitiseRichText(`<p>before</p>${html}`);
    expect(left.startsWith("<p>before</p>")).toBe(true);
    expect(findHarmfulTags(left)).toEqual([]);
    // A second pass changes nothing: the output can't turn into something unsafe.
    expect(sanitiseRichText(left)).toBe(left);
  });

  test("however deep it is nested", () => {
    const deep = `${"<p><strong>".repeat(5000)}<script>alert(1)</script>${"</strong></p>".repeat(5000)}`;
    expect(sanitiseRichText(deep)).not.toContain("script");
  });

  test.each([
    ["<div>One</div><section>two</section>", "Onetwo"],
    ["<h1>Title</h1><h3>Sub</h3>", "TitleSub"],
    ["<p class='big' id='a' data-x='1'>Text</p>", "<p>Text</p>"],
    ["<blockquote><p>Use <code>any</code></p></blockquote><pre>x</pre>", "<p>Use any</p>x"],
    ["<p>Never closed", "<p>Never closed</p>"],
    ["a < b and b > c", "a &lt; b and b &gt; c"],
    ["", ""],
  ])("%j becomes %j", (html, left) => {
    expect(sanitiseRichText(html)).toBe(left);
  });
});

describe("editors may link to our own pages", () => {
  test.each([
    ['<a href="/en/jobs?skills=go#top">Go</a>', '<a href="/en/jobs?skills=go#top">Go</a>'],
    ['<a href="https://a.example">Out</a>', link("https://a.example", "Out")],
    ['<a href="//evil.example">x</a>', '<a rel="noopener nofollow">x</a>'],
    ['<a href="/\\evil.example">x</a>', '<a rel="noopener nofollow">x</a>'],
    ['<a href="/%0d%0a//evil" onclick="alert(1)">x</a>', '<a href="/%0d%0a//evil">x</a>'],
  ])("%s", (html, left) => {
    expect(sanitiseEditorial(html)).toBe(left);
  });

  test.each([
    ['<pre><code class="language-go">if a &lt; b {\n}</code></pre>'],
    ["<p>Use <code>any</code>.</p><blockquote><p>A sentence to remember.</p></blockquote>"],
  ])("and show code and quotes: %s", (html) => {
    expect(sanitiseEditorial(html)).toBe(html);
  });

  const image = '<img src="/api/files/covers/a-1.webp" alt="A door" />';
  test.each([
    [`<figure>${image}<figcaption>The <em>third</em> door</figcaption></figure>`],
    [`<figure>${image}</figure>`],
  ])("and pictures that were uploaded here: %s", (html) => {
    expect(sanitiseEditorial(html)).toBe(html);
  });

  test.each([
    [`<figure>${image}<figcaption> </figcaption></figure>`, `<figure>${image}</figure>`],
    ['<p>a</p><figure><img src="https://a.example/a.png" alt="x"></figure>', "<p>a</p>"],
    ['<img src="data:image/png;base64,aa" onerror="alert(1)">', ""],
    ['<img src="/api/v2/user/logout">', ""],
  ])("but no others: %s", (html, left) => {
    expect(sanitiseEditorial(html)).toBe(left);
  });

  test("but set no other class", () => {
    expect(sanitiseEditorial('<p class="a"><code class="b language-go">x</code></p>')).toBe(
      '<p><code class="language-go">x</code></p>',
    );
  });

  test.each(HOSTILE_HTML)("%s is still removed", (html) => {
    expect(findHarmfulTags(sanitiseEditorial(html), "editors")).toEqual([]);
  });
});
