import { expect, test } from "vitest";

import { buildRobots } from "./robots.ts";

const URLS = {
  site: "https://guild.example",
  company: "https://hire.guild.example",
  admin: "https://office.guild.example",
};

const lines = (app: "site" | "company" | "admin") => buildRobots(app, URLS).trim().split("\n");

const isDisallowed = (path: string) =>
  lines("site")
    .flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])
    .some((rule) => new RegExp(`^${rule.replaceAll("*", ".*")}`).test(path));

test("crawlers of the site find its sitemap, its pictures and its public pages", () => {
  expect(lines("site")).toContain("Sitemap: https://guild.example/sitemap.xml");
  for (const path of [
    "/",
    "/en/jobs",
    "/en/companies/7/nimbrel/41/engineer",
    "/en/magazine/12/parse-at-the-edge",
    "/en/live-events/5/harbour-evening",
    "/en/developer/sign-up",
    "/api/files/logos/7.svg",
    "/feeds/jobs.rss",
  ])
    expect([path, isDisallowed(path)]).toEqual([path, false]);
});

test("of the portal only the form that everybody may open is crawled, of the back office nothing", () => {
  expect(lines("company")).toEqual(["User-agent: *", "Allow: /en/company/post-job", "Disallow: /"]);
  expect(lines("admin")).toEqual(["User-agent: *", "Disallow: /"]);
});
