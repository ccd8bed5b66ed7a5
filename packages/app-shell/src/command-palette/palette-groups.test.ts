import type { User } from "@devguild/schemas/identity";
import { ADMIN_ROLES, COMPANY_ROLES } from "@devguild/schemas/constants/accounts";
import { describe, expect, test } from "vitest";

import { toPaletteContent } from "./palette-content.ts";
import { groupsAtFirst, groupsFound, searchGroup } from "./palette-groups.ts";
import { screensNamed, listPaletteScreens } from "./palette-screens.ts";

const userOf = (account_type: User["account_type"], permissions: readonly string[] = []) =>
  ({ account_type, permissions }) as User;

const titles = (user: User | null) => listPaletteScreens(user).map(({ title }) => title);

describe("screens are those that somebody may open", () => {
  test("a guest's are the site's and the ways in", () => {
    expect(titles(null)).toEqual([
      "Watch",
      "LIVE",
      "Podcast",
      "Magazine",
      "Tech Jobs",
      "Companies",
      "Home",
      "Log in",
      "Create a free profile",
      "Employer Branding",
      "Tech Recruiting",
      "Product Marketing",
      "Event Partnerships",
      "Post a job",
      "Salary calculator",
      "Newsletter",
    ]);
  });

  test("somebody logged in is not asked to log in", () => {
    expect(titles(userOf("developer"))).toEqual([
      "For you",
      "Your profile",
      "Messages",
      "Saved jobs",
      "Saved searches",
      "Watch",
      "LIVE",
      "Podcast",
      "Magazine",
      "Tech Jobs",
      "Companies",
      "Home",
      "Employer Branding",
      "Tech Recruiting",
      "Product Marketing",
      "Event Partnerships",
      "Salary calculator",
      "Newsletter",
    ]);
  });

  test("posting a job is for those who may", () => {
    expect(titles(userOf("company", COMPANY_ROLES["company-recruiting-manager"]))).toContain(
      "Post a job",
    );
    expect(titles(userOf("company", COMPANY_ROLES["company-campaign-manager"]))).not.toContain(
      "Post a job",
    );
  });

  test("candidates are for those who may see them", () => {
    expect(titles(userOf("company", COMPANY_ROLES["company-recruiting-manager"]))).toContain(
      "Candidates",
    );
    expect(titles(userOf("company", COMPANY_ROLES["company-campaign-manager"]))).not.toContain(
      "Candidates",
    );
  });

  test("the back office's go by the role's permissions", () => {
    expect(titles(userOf("admin", ADMIN_ROLES.support))).toEqual(
      expect.arrayContaining(["Dashboard", "Companies", "Jobs"]),
    );
    const paths = listPaletteScreens(userOf("admin", ADMIN_ROLES["content-editor"])).map(
      ({ path }) => path,
    );
    expect(paths).toContain("/en/companies");
    expect(paths).not.toContain("/en/admin/companies");
  });

  test("no address stands there twice", () => {
    const paths = listPaletteScreens(userOf("admin", ADMIN_ROLES["super-admin"])).map(
      ({ path }) => path,
    );
    expect(new Set(paths).size).toBe(paths.length);
  });
});

const SCREENS = [
  { title: "Tech Jobs", path: "/en/jobs", icon: null },
  { title: "Jobs", path: "/en/admin/jobs", icon: null },
  { title: "Home", path: "/", icon: null, purpose: "Jobs and invoices" },
];

test.each([
  ["jo", ["Tech Jobs", "Jobs"]],
  ["JÖBS tech", ["Tech Jobs"]],
  ["obs", []],
  ["invo", ["Home"]],
])("screens named %j", (text, expected) => {
  expect(screensNamed(SCREENS, text).map(({ title }) => title)).toEqual(expected);
});

test("recent screens come first, in their order, only those that may still be opened", () => {
  const groups = groupsAtFirst(SCREENS, ["/", "/en/gone", "/en/jobs"]);
  expect(groups.map((group) => [group.title, group.entries.map(({ title }) => title)])).toEqual([
    ["Recent", ["Home", "Tech Jobs"]],
    ["Go to", ["Jobs"]],
  ]);
  expect(groupsAtFirst(SCREENS, []).map(({ title }) => title)).toEqual(["Go to"]);
});

test("found records stand below the screens, with the address of their page", () => {
  const records = {
    jobs: [{ id: 3, title: "Pilot", company_name: "Tidewerk", logo_url: null, path: "/company/3" }],
    companies: [{ id: 3, name: "Tidewerk", logo_url: null, path: "/admin/companies/3/jobs/all" }],
    content: [
      {
        kind: "place" as const,
        id: 3,
        title: "Jobs in Berlin",
        path: "/jobs/l/germany/berlin",
        jobs: 1250,
      },
    ],
    records: [
      {
        kind: "developer" as const,
        id: 3,
        title: "Ines Tidemann",
        detail: "ines@tide.example",
        path: "/admin/developers/3",
      },
      {
        kind: "video" as const,
        id: 3,
        title: "Tides",
        detail: null,
        path: "/admin/videos/3/edit",
      },
    ],
  };
  const groups = groupsFound(SCREENS, "home", records);
  expect(groups.map(({ title }) => title)).toEqual([
    "Go to",
    "Jobs",
    "In the back office",
    "Developers",
    "On the site",
    "Companies",
  ]);
  const entries = groups.flatMap((group) => group.entries);
  expect(entries.map(({ path }) => path)).toEqual([
    "/",
    "/en/company/3",
    "/en/admin/videos/3/edit",
    "/en/admin/developers/3",
    "/en/jobs/l/germany/berlin",
    "/en/admin/companies/3/jobs/all",
  ]);
  expect(entries.map(({ detail }) => detail)).toEqual([
    null,
    "Tidewerk",
    null,
    "ines@tide.example",
    "1,250 open",
    null,
  ]);
  expect(new Set(entries.map(({ key }) => key)).size).toBe(6);
  expect(groupsFound(SCREENS, "tide", undefined)).toEqual([]);

  expect(searchGroup("c++").entries[0]?.path).toBe("/en/jobs?words=c%2B%2B");

  // What is called exactly so comes before the jobs that mention it.
  const titlesFor = (text: string) => groupsFound([], text, records).map(({ title }) => title);
  expect(titlesFor("tidewerk")[0]).toBe("Companies");
  expect(titlesFor("ines@TIDE.example")[0]).toBe("Developers");
  expect(titlesFor("tide")[0]).toBe("Jobs");
});

describe("what there is to watch and to read", () => {
  const menu = {
    video_skills: [{ id: 1, label: "Go", slug: "go" }],
    magazine_articles: Array.from({ length: 6 }, (_, number) => ({
      id: number + 1,
      slug: `article-${number}`,
      title: `Calm deploys ${number}`,
    })),
    magazine_categories: [{ id: 3, label: "Careers", slug: "careers" }],
  };

  test("stands below the screens, the first few of each", () => {
    const groups = groupsAtFirst(SCREENS, [], toPaletteContent(menu));
    expect(groups.map(({ title, entries }) => [title, entries.length])).toEqual([
      ["Go to", 3],
      ["Watch", 1],
      ["Read", 5],
    ]);
    expect(groups[1]?.entries[0]?.path).toBe("/en/videos/s/go");
  });

  test("is found by its words, whatever stood there at first", () => {
    const found = (text: string) =>
      groupsFound([], text, undefined, toPaletteContent(menu)).flatMap(({ entries }) =>
        entries.map(({ path }) => path),
      );
    expect(found("deploys 5")).toEqual(["/en/magazine/6/article-5"]);
    expect(found("careers")).toEqual(["/en/magazine?category_id=3"]);
  });

  test("is left out where it could not be read", () => {
    expect(groupsAtFirst(SCREENS, [], toPaletteContent(undefined))).toHaveLength(1);
  });
});
