import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { EARLY_INPUT } from "@devguild/app-shell/early-input";
import { expect, test } from "vitest";

import { buildPolicy } from "../content-security/content-security.ts";
import { readStylesheets, type Stylesheets, withPaintFirst } from "./first-paint.ts";

const buildWith = (files: Record<string, string>) => {
  const dir = mkdtempSync(join(tmpdir(), "sheets-"));
  mkdirSync(join(dir, "assets"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, "assets", name), text);
  return readStylesheets(dir);
};

const pageWith = (head: string, body = "") =>
  `<html><head>${head}</head><body>${body}</body></html>`;

const paintFirst = (html: string, sheets: Stylesheets) =>
  withPaintFirst({ html, scripts: [] }, sheets).html;

test("a page brings its sheets along, in their order, and fetches none of them", () => {
  const sheets = buildWith({ "a-1.css": "a{color:red}\n", "b-2.css": "b{color:blue}", "c.js": "" });
  const page = pageWith(
    '<link rel="stylesheet" href="/assets/a-1.css"/><link rel="stylesheet" href="/assets/b-2.css#"/>',
  );
  expect(paintFirst(page, sheets)).toBe(
    pageWith(
      '<style>a{color:red}</style><link rel="stylesheet" href="/assets/a-1.css" disabled=""/>' +
        '<style>b{color:blue}</style><link rel="stylesheet" href="/assets/b-2.css#" disabled=""/>',
    ),
  );
});

test("scripts are left out of the head, and asked for once each by what its end starts", () => {
  const preload = '<link rel="modulepreload" href="/assets/a.js"/>';
  const page = paintFirst(
    pageWith(
      `${preload}${preload}<link rel="stylesheet" href="/assets/a.css"/><title>A</title>`,
      '<p>A</p><script type="module" async="">import "/assets/a.js"</script>',
    ),
    buildWith({ "a.css": "a{}" }),
  );
  const [, start] = /<script>(.*)<\/script><\/head>/s.exec(page)!;
  expect(start).toMatch(/\(\["\/assets\/a\.js"\]\)$/);
  // Input until then is recorded.
  expect(start).toContain(EARLY_INPUT);
  expect(page.replace(start!, "start()")).toBe(
    pageWith(
      '<style>a{}</style><link rel="stylesheet" href="/assets/a.css" disabled=""/><title>A</title><script>start()</script>',
      '<p>A</p><script type="text/deferred-module" async="">import "/assets/a.js"</script>',
    ),
  );
});

test("a page's policy knows what its end starts, and what that lets go", () => {
  const held = 'import "/assets/a.js"';
  const rendered = {
    html: pageWith("", `<script type="module" async="">${held}</script>`),
    scripts: [held],
  };
  const policy = buildPolicy(withPaintFirst(rendered, new Map<string, string>()).scripts);
  const scripts = policy.split("; ").find((part) => part.startsWith("script-src"));
  expect(scripts).toContain(createHash("sha256").update(held).digest("base64"));
  expect(scripts?.match(/'sha256-/g)).toHaveLength(2);
});

test("a page without scripts stays without", () => {
  const page = pageWith("<title>A</title>", "<p>A</p>");
  expect(paintFirst(page, buildWith({}))).toBe(page);
});

test("what is no whole page stays as it is", () => {
  expect(paintFirst("<p>Gone</p>", buildWith({}))).toBe("<p>Gone</p>");
});

test("a sheet that is not of this build stays a link", () => {
  const page = pageWith('<link rel="stylesheet" href="/assets/other.css"/>');
  expect(paintFirst(page, buildWith({}))).toBe(page);
});

test("what only reads like a sheet's link in a text of the page is left alone", () => {
  const page = pageWith("", '<script>"<link rel="stylesheet" href="/assets/a.css"/>"</script>');
  expect(paintFirst(page, buildWith({ "a.css": "a{}" }))).toBe(page);
});

test("no text of a sheet ends its element, and none is read as a pattern", () => {
  const sheets = buildWith({ "a.css": 'a::after{content:"</style><script>$& $1"}' });
  const page = paintFirst(pageWith('<link rel="stylesheet" href="/assets/a.css"/>'), sheets);
  expect(page).toContain('content:"<\\/style><script>$& $1"');
});
