import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { describe, expect, test } from "vitest";

import { listScreens } from "@devguild/web-server/screens";
import routes from "../../../apps/site/app/routes.ts";

const CLIENT = join(import.meta.dirname, "../../../apps/site/build/client");
const KILO = 1000;

type Entry = { module: string; imports?: string[]; css?: string[] };
type Manifest = {
  entry: Entry;
  routes: Record<string, Entry & { id: string; parentId?: string }>;
};

const manifest = (): Manifest => {
  const server = readFileSync(join(CLIENT, "../server/index.js"), "utf8");
  const file = /\/assets\/manifest-[\w-]+\.js/.exec(server)?.[0] ?? "";
  const text = readFileSync(join(CLIENT, file), "utf8");
  return JSON.parse(text.slice(text.indexOf("=") + 1).replace(/;\s*$/, "")) as Manifest;
};

const sizeOf = (files: Iterable<string>) =>
  [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(CLIENT, file.replace(/#.*$/, "")))).length,
    0,
  ) / KILO;

/**
 * Lists what a browser loads before a route's page works: its own modules, its parents' and the
 * entry's.
 */
const firstLoadOf = (routeId: string) => {
  const { entry, routes } = manifest();
  const entries: Entry[] = [entry];
  for (let route = routes[routeId]; route; route = routes[route.parentId ?? ""])
    entries.push(route);
  return {
    js: sizeOf(new Set(entries.flatMap(({ module, imports = [] }) => [module, ...imports]))),
    css: sizeOf(new Set(entries.flatMap(({ css = [] }) => css))),
  };
};

describe("the first load of a public page stays small (kB, gzipped)", () => {
  const budgets = listScreens(routes).flatMap(({ id, handle: { budget } }) =>
    budget ? [[id, ...budget] as const] : [],
  );

  test("every kind of public page has a budget", () => {
    expect(budgets.length).toBeGreaterThan(20);
  });

  test.each(budgets)("%s", (route, js, css) => {
    const load = firstLoadOf(route);
    expect(load.js).toBeGreaterThan(0);
    expect(load.js).toBeLessThanOrEqual(js);
    expect(load.css).toBeLessThanOrEqual(css);
  });
});
