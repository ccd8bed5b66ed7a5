import { compileFunction } from "node:vm";

import { parseXml, type XmlElement } from "@rgrove/parse-xml";
import { afterAll, beforeAll, expect, test } from "vitest";

import { productEnvironment, urls } from "../addresses.ts";
import { endAll, eventually, isReady, run, start } from "./product.ts";

// Pages that the sitemap doesn't list.
const PAGES = ["/en", "/en/live", "/en/jobs?skills=go", "/en/videos/s/go", "/en/hire-developers"];
/** How many pages of each kind are checked; each row has other hostile content. */
const EACH = 15;

beforeAll(async () => {
  const env = productEnvironment();
  const filling = run(env, "apps/api/testing/fill-hostile.ts");
  if ((await filling.ended) !== 0) throw new Error(filling.output());
  const product = start(env);
  if (!(await eventually(isReady, 120))) throw new Error(product.output());
}, 240_000);

afterAll(endAll);

const isElement = (node: { type: string }): node is XmlElement => node.type === "element";

const addressesIn = async (sitemap: string): Promise<string[]> => {
  const { root } = parseXml(await (await fetch(sitemap)).text());
  return (root?.children ?? [])
    .filter(isElement)
    .flatMap((entry) => entry.children.filter(isElement))
    .filter(({ name }) => name === "loc")
    .map(({ text }) => text);
};

const SCRIPT = /<script\b((?:"[^"]*"|[^">])*)>([\s\S]*?)<\/script>/g;
const TAG = /<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;
const ATTRIBUTE = /([^\s=/>"']+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s>]*))?/g;
// Elements that our pages never contain, but the hostile content does.
const FOREIGN = /^(?:script|iframe|object|embed|base|portal|math|marquee|xmp|plaintext|audio)$/i;
const LEADS = /^(?:href|src|srcset|action|formaction|poster|data|ping|xlink:href|http-equiv)$/i;
const RUNS =
  /^(?:[^\p{L}]*(?:javascript|vbscript|data:text)|[/\\]{2}|\/\\|https?:\/\/evil\.|refresh)/iu;

// The router's module scripts, deferred or not, which `compileFunction` can't parse because they
// import.
const MODULE = /type="(?:module|text\/deferred-module)"/;

/** Returns a script of a page if it is invalid: broken JSON, or code that doesn't compile. */
const harmInScript = (attributes: string, code: string): string[] => {
  if (/\bsrc=/.test(attributes)) return [];
  try {
    if (/type="application\/(?:ld\+)?json"/.test(attributes)) JSON.parse(code);
    else if (!MODULE.test(attributes)) compileFunction(code);
    return /<!--|<script/i.test(code) ? [code] : [];
  } catch {
    return [code];
  }
};

const harmInTag = (name: string, attributes: string): string[] =>
  [...attributes.matchAll(ATTRIBUTE)].flatMap(([, key = "", quoted = ""]) => {
    const value = quoted.replaceAll(/^["']|["']$|\s/g, "");
    const runs = /^on/i.test(key) || (LEADS.test(key) && RUNS.test(value));
    return runs ? [`<${name} ${key}=${quoted}>`] : [];
  });

/** Lists everything in a page's HTML that hostile content could have injected. */
const harmsIn = (html: string): string[] => [
  ...[...html.matchAll(SCRIPT)].flatMap(([, attributes = "", code = ""]) =>
    harmInScript(attributes, code),
  ),
  ...[...html.replaceAll(SCRIPT, "").matchAll(TAG)].flatMap(([tag, name = "", attributes = ""]) =>
    FOREIGN.test(name) ? [tag] : harmInTag(name, attributes),
  ),
];

test.each([
  "<script>alert(1)</script alert>",
  '<script>{"title":"</script><img src=x onerror=alert(1)>"}</script>',
  '<script type="application/ld+json">{"name":"</script>"}</script>',
  "<script>window.data = '<!--<script>'</script>",
  '<a title="x" onfocus=alert(1)>',
  '<a href="javascript:alert(1)">',
  '<a href="java\tscript:alert(1)">',
  '<img src="//evil.example/x.png">',
  '<meta http-equiv="refresh" content="0;url=/">',
  '<iframe srcdoc="x">',
])("the check detects %s", (html) => {
  expect(harmsIn(html)).not.toEqual([]);
});

test("hostile content only ever appears as text", { timeout: 240_000 }, async () => {
  const files = await addressesIn(`${urls.site}/sitemap.xml`);
  expect(files.length).toBeGreaterThan(5);
  const listed = await Promise.all(
    files.map(async (file) => (await addressesIn(file)).slice(0, EACH)),
  );
  const pages = [...PAGES.map((path) => urls.site + path), ...listed.flat()];
  const harms: Record<string, string[]> = {};
  for (const page of pages) {
    const answer = await fetch(page);
    const html = await answer.text();
    expect(answer.status, page).toBe(200);
    const found = harmsIn(html);
    if (found.length > 0) harms[page] = found.map((harm) => harm.slice(0, 200));
  }
  expect(harms).toEqual({});
});
