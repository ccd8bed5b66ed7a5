import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import { readSheets, withPaintFirst } from "./first-paint.ts";

const buildWith = (files: Record<string, string>) => {
  const dir = mkdtempSync(join(tmpdir(), "sheets-"));
  mkdirSync(join(dir, "assets"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, "assets", name), text);
  return readSheets(dir);
};

const pageWith = (head: string, body = "") =>
  `<html><head>${head}</head><body>${body}</body></html>`;

test("a page brings its sheets along, in their order, and fetches none of them", () => {
  const sheets = buildWith({ "a-1.css": "a{color:red}\n", "b-2.css": "b{color:blue}", "c.js": "" });
  const page = pageWith(
    '<link rel="stylesheet" href="/assets/a-1.css"/><link rel="stylesheet" href="/assets/b-2.css#"/>',
  );
  expect(withPaintFirst(page, sheets)).toBe(
    pageWith(
      '<style>a{color:red}</style><link rel="stylesheet" href="/assets/a-1.css" disabled=""/>' +
        '<style>b{color:blue}</style><link rel="stylesheet" href="/assets/b-2.css#" disabled=""/>',
    ),
  );
});

test("scripts are asked for once, after the sheets and below pictures", () => {
  const preload = '<link rel="modulepreload" href="/assets/a.js"/>';
  const sheets = buildWith({ "a.css": "a{}" });
  expect(
    withPaintFirst(
      pageWith(`${preload}${preload}<link rel="stylesheet" href="/assets/a.css"/><title>A</title>`),
      sheets,
    ),
  ).toBe(
    pageWith(
      '<style>a{}</style><link rel="stylesheet" href="/assets/a.css" disabled=""/><title>A</title>' +
        '<link rel="modulepreload" href="/assets/a.js" fetchpriority="low"/>',
    ),
  );
});

test("what is no whole page stays as it is", () => {
  expect(withPaintFirst("<p>Gone</p>", buildWith({}))).toBe("<p>Gone</p>");
});

test("a sheet that is not of this build stays a link", () => {
  const page = pageWith('<link rel="stylesheet" href="/assets/other.css"/>');
  expect(withPaintFirst(page, buildWith({}))).toBe(page);
});

test("what only reads like a sheet's link in a text of the page is left alone", () => {
  const page = pageWith("", '<script>"<link rel="stylesheet" href="/assets/a.css"/>"</script>');
  expect(withPaintFirst(page, buildWith({ "a.css": "a{}" }))).toBe(page);
});

test("no text of a sheet ends its element, and none is read as a pattern", () => {
  const sheets = buildWith({ "a.css": 'a::after{content:"</style><script>$& $1"}' });
  const page = withPaintFirst(pageWith('<link rel="stylesheet" href="/assets/a.css"/>'), sheets);
  expect(page).toContain('content:"<\\/style><script>$& $1"');
});
