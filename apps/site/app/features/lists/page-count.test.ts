import { describe, expect, test } from "vitest";

import { readPageCount, revalidateUnlessOnlyPages, withPageCount } from "./page-count.ts";

describe("how much of a growing list is shown", () => {
  test.each([
    ["", 1],
    ["jobs_page=3", 3],
    ["jobs_page=999", 8],
    ["jobs_page=-1", 1],
    ["jobs_page=x", 1],
    ["page=3", 1],
  ])("%j shows %i pages of a job search", (text, pages) => {
    expect(readPageCount(new URLSearchParams(text), "jobs_page")).toBe(pages);
  });

  test.each([
    ["", 1],
    ["page=3", 3],
    ["page=999", 10],
    ["page=0", 1],
    ["page=1.5", 1],
  ])("%j shows %i pages of any other list", (text, pages) => {
    expect(readPageCount(new URLSearchParams(text))).toBe(pages);
  });

  test.each([
    ["?skills=go,kafka", "jobs_page", "?skills=go,kafka&jobs_page=3"],
    ["?utm_source=x&page=2", "page", "?utm_source=x&page=3"],
    ["", "page", "?page=3"],
  ] as const)("whoever comes back to %j finds as many pages as they left", (search, name, left) => {
    expect(withPageCount(search, 3, name)).toBe(left);
    expect(readPageCount(new URLSearchParams(left), name)).toBe(3);
  });
});

describe("a list is loaded anew", () => {
  const isLoaded = (from: string, to: string) =>
    revalidateUnlessOnlyPages({
      currentUrl: new URL(from, "https://devguild.example"),
      nextUrl: new URL(to, "https://devguild.example"),
      currentParams: {},
      nextParams: {},
      defaultShouldRevalidate: true,
    });

  test.each([
    ["/en/jobs?skills=go", "/en/jobs?skills=go&jobs_page=2", false],
    ["/en/videos?page=2", "/en/videos?page=3", false],
    ["/en/jobs?skills=go&jobs_page=2", "/en/jobs?skills=rust&jobs_page=2", true],
    ["/en/videos", "/en/companies", true],
  ])("from %j to %j: %s", (from, to, expected) => {
    expect(isLoaded(from, to)).toBe(expected);
  });
});
