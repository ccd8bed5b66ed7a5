import { filterPostings } from "@devguild/company-ui/posting-filter";
import { readAddress, writeAddress } from "@devguild/session/addresses";
import { describe, expect, test } from "vitest";

import { DASHBOARD, postingTabs } from "./posting-tabs.ts";

describe("the dashboard's jobs", () => {
  test("are narrowed by the address, and unknown states show all", () => {
    const postings = [
      { id: 1, status: "published" },
      { id: 2, status: "draft" },
    ] as const;
    const shown = (search: string) =>
      filterPostings(postings, readAddress(DASHBOARD, new URLSearchParams(search)).jobs).map(
        ({ id }) => id,
      );
    expect(shown("jobs=draft")).toEqual([2]);
    expect(shown("")).toEqual([1, 2]);
    expect(shown("jobs=nonsense")).toEqual([1, 2]);
  });

  test("have one address each, the shortest for all", () => {
    const counts = {
      all: 7,
      published: 1,
      pending: 1,
      draft: 1,
      unpublished: 1,
      expired: 2,
      archived: 1,
    };
    const tabs = postingTabs(
      counts,
      (state) => `/en/company-dashboard${writeAddress(DASHBOARD, state)}`,
    );
    expect(tabs.find(({ label }) => label === "All")).toMatchObject({
      to: "/en/company-dashboard",
      count: 7,
    });
    expect(tabs.find(({ label }) => label === "Expired")).toMatchObject({
      to: "/en/company-dashboard?jobs=expired",
      count: 2,
    });
  });
});
