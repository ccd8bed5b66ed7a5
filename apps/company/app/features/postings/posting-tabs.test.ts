import { filterPostings } from "@devguild/company-ui/posting-filter";
import { describe, expect, test } from "vitest";

import { dashboardPath, readJobFilter } from "./posting-tabs.ts";

describe("the dashboard's jobs", () => {
  test("are narrowed by the address, and unknown states show all", () => {
    const postings = [
      { id: 1, status: "published" },
      { id: 2, status: "draft" },
    ] as const;
    const shown = (search: string) =>
      filterPostings(postings, readJobFilter(new URLSearchParams(search))).map(({ id }) => id);
    expect(shown("jobs=draft")).toEqual([2]);
    expect(shown("")).toEqual([1, 2]);
    expect(shown("jobs=nonsense")).toEqual([1, 2]);
  });

  test("have one address each, the shortest for all", () => {
    expect(dashboardPath("all")).toBe("/en/company-dashboard");
    expect(dashboardPath("expired")).toBe("/en/company-dashboard?jobs=expired");
  });
});
