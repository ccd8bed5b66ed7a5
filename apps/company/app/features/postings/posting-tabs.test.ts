import { readAddress, writeAddress } from "@devguild/session/addresses";
import { describe, expect, test } from "vitest";

import { DASHBOARD, postingTabs, toPostingsCall } from "./posting-tabs.ts";

describe("the dashboard's jobs", () => {
  test("are narrowed by the address, and unknown states show all", () => {
    const shown = (search: string) =>
      toPostingsCall(7, readAddress(DASHBOARD, new URLSearchParams(search))).query;
    expect(shown("jobs=draft")).toMatchObject({ status: "draft", page: 1 });
    expect(shown("jobs=draft&page=3")).toMatchObject({ status: "draft", page: 3 });
    expect(shown("")).toMatchObject({ status: "all", page: 1 });
    expect(shown("jobs=nonsense&page=0")).toMatchObject({ status: "all", page: 1 });
    expect(shown("search=rust&order=ending")).toMatchObject({ search: "rust", order_by: "ending" });
    // Only the candidates' pages start with the jobs that have some.
    expect(shown("order=candidates")).toMatchObject({ search: "", order_by: "newest" });
  });

  test("stay searched and sorted in every state", () => {
    const state = {
      ...readAddress(DASHBOARD, new URLSearchParams("search=go&order=title&page=2")),
    };
    const tabs = postingTabs(
      { all: 3, published: 3, pending: 0, draft: 0, unpublished: 0, expired: 0, archived: 0 },
      (change) => writeAddress(DASHBOARD, { ...state, ...change }),
    );
    expect(tabs.find(({ label }) => label === "Drafts")?.to).toBe(
      "?jobs=draft&search=go&order=title",
    );
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
