import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { describe, expect, test } from "vitest";

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

/** What a browser loads before a route's page works: its own modules, its parents' and the entry's. */
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
  test.each([
    ["routes/jobs/search-jobs", 150, 14],
    ["routes/jobs/jobs-by-skill", 150, 14],
    ["routes/jobs/job-details", 148, 12],
    ["routes/home/home", 150, 14],
    ["routes/live-events/live-events", 150, 14],
    ["routes/live-events/live-show", 150, 14],
    ["routes/live-events/live-event", 148, 12],
    ["routes/magazine/magazine", 150, 14],
    ["routes/magazine/article", 148, 12],
    ["routes/videos/videos", 150, 14],
    ["routes/videos/video", 148, 12],
    ["routes/business/business", 150, 14],
    ["routes/business/salary-calculator", 148, 12],
    ["routes/business/hire-developers", 148, 12],
    ["routes/business/event-partnerships", 148, 12],
    ["developer-recruiting-membership", 148, 12],
    ["talent-marketing-membership/media-kit", 148, 12],
    ["routes/companies/companies", 150, 14],
    ["routes/companies/company", 148, 12],
    ["routes/developer/sign-up", 134, 8],
    ["routes/user/log-in", 134, 8],
  ])("%s", (route, js, css) => {
    const load = firstLoadOf(route);
    expect(load.js).toBeGreaterThan(0);
    expect(load.js).toBeLessThanOrEqual(js);
    expect(load.css).toBeLessThanOrEqual(css);
  });
});
