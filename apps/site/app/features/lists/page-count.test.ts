import { describe, expect, test } from "vitest";

import {
  readPageCount,
  readPages,
  revalidateUnlessOnlyPages,
  withPageCount,
} from "./page-count.ts";

describe("how much of a growing list is shown", () => {
  test.each([
    ["", { first: 1, count: 1 }],
    ["jobs_page=3", { first: 1, count: 3 }],
    ["jobs_page=8", { first: 1, count: 8 }],
    ["jobs_page=11", { first: 4, count: 8 }],
    ["jobs_page=10000", { first: 9993, count: 8 }],
    ["jobs_page=10001", null],
    ["jobs_page=-1", null],
    ["jobs_page=abc", null],
    ["page=3", { first: 1, count: 1 }],
  ])("%j of a job search shows the pages %j", (text, pages) => {
    expect(readPages(new URLSearchParams(text), "jobs_page")).toEqual(pages);
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
    ["?utm_source=x&page=2", "?utm_source=x&page=3"],
    ["", "?page=3"],
  ])("whoever comes back to %j finds as many pages as they left", (search, left) => {
    expect(withPageCount(search, 3)).toBe(left);
    expect(readPageCount(new URLSearchParams(left))).toBe(3);
  });

  test("the first page needs no number", () => {
    expect(withPageCount("?skills=go,kafka&jobs_page=3", 1, "jobs_page")).toBe("?skills=go,kafka");
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
