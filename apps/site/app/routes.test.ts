import { STATIC_PAGES } from "@devguild/schemas/constants/static-pages";
import { LANGUAGE } from "@devguild/schemas/product";
import { buildRobots } from "@devguild/web-server/robots";
import { listScreens } from "@devguild/web-server/screens";
import { describe, expect, test } from "vitest";

import routes from "./routes.ts";

const screens = listScreens(routes);

// Personal pages, and pages that depend on more than their address.
const PERSONAL =
  /^\/:language\/(?:user|alerts|login|developer|developer-dashboard|saved-jobs|saved-searches|my-profile|live-events\/place|newsletter|magazine-preview)(?:\/|$)|\/(?:pixel|preview)$/;

describe("a page that is kept for the next guest", () => {
  test("is never one of somebody's own", () => {
    const personal = screens.filter(({ path }) => PERSONAL.test(path));
    expect(personal.length).toBeGreaterThan(20);
    expect(personal.filter(({ handle }) => handle.shared)).toEqual([]);
  });

  test("is each that the sitemap names but sign-up, which knows who follows a link", () => {
    const named = screens.filter(({ handle }) => handle.sitemap === true);
    expect(named.filter(({ handle }) => !handle.shared).map(({ path }) => path)).toEqual([
      "/:language/developer/sign-up",
    ]);
  });
});

describe("a page that is no record's", () => {
  // An optional parameter doesn't stand for a record.
  const pages = screens
    .filter(({ handle }) => handle.menu !== "workshop")
    .map(({ path, handle }) => ({ path: path.replace(/\/:[a-z_]+\?$/, ""), handle }))
    .filter(({ path }) => !path.replace("/:language", "").includes(":"));

  test("is in the sitemap, or it is said why not", () => {
    const unsaid = pages.filter(({ handle }) => handle.sitemap === undefined);
    expect(unsaid).toEqual([]);
    const records = screens.filter(({ path }) => !pages.some((page) => path.startsWith(page.path)));
    expect(records.filter(({ handle }) => handle.sitemap !== undefined)).toEqual([]);
  });

  test("is in the sitemap exactly where its handle says so", () => {
    const named = STATIC_PAGES.map((path) =>
      path.replace(`/${LANGUAGE}/`, "/:language/").replace(/\?.*$/, ""),
    );
    const listed = pages.filter(({ handle }) => handle.sitemap === true).map(({ path }) => path);
    expect(listed.toSorted()).toEqual([...new Set(named)].toSorted());
  });
});

test("crawlers leave alone what is somebody's own", () => {
  const urls = { site: "https://guild.example", company: "", admin: "" };
  const rules = buildRobots("site", urls)
    .split("\n")
    .flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
  const isDisallowed = (path: string) =>
    rules.some((rule) => new RegExp(`^${rule.replaceAll("*", ".*")}`).test(path));
  const own = screens
    .map(({ path }) => path)
    .filter((path) =>
      /:language\/(?:developer-dashboard|developer\/finalize|saved|user|login|alerts|error)/.test(
        path,
      ),
    );
  expect(own.length).toBeGreaterThan(10);
  for (const path of [
    ...own.map((each) => each.replace("/:language", "/en")),
    "/en/jobs/3/preview",
  ])
    expect([path, isDisallowed(path)]).toEqual([path, true]);
});
