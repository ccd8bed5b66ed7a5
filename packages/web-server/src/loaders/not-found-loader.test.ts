import type { App } from "@devguild/app-shell/apps";
import { describe, expect, test } from "vitest";

import { webConfig } from "../web-config.ts";
import { notFoundLoader } from "./not-found-loader.ts";

const { urls } = webConfig;

/** What the loader of an app's unknown paths throws for one of them. */
const answerOf = (app: App, path: string): unknown => {
  try {
    return notFoundLoader(app)({ url: new URL(path, urls[app]) });
  } catch (thrown) {
    return thrown;
  }
};

describe("a screen that is gone to within the browser is found at the app that has it", () => {
  test.each([
    ["site", "/en/company-dashboard", urls.company],
    ["site", "/en/company/jobs/draft?page=2", urls.company],
    ["site", "/en/admin", urls.admin],
    ["site", "/en/admin/companies/7/jobs/all?q=go", urls.admin],
    ["company", "/en/user/login?redirect=%2Fen%2Fcompany-dashboard", urls.site],
    ["company", "/en/admin/jobs", urls.admin],
    ["admin", "/en/jobs/s/go", urls.site],
    ["admin", "/en/company/stories", urls.company],
  ] as const)("from %s to %s", (app, path, owner) => {
    const answer = answerOf(app, path);
    expect(answer).toBeInstanceOf(Response);
    const { status, headers } = answer as Response;
    expect(status).toBe(302);
    expect(headers.get("Location")).toBe(owner + path);
  });
});

describe("a path that no app has is a page that is gone", () => {
  test.each([
    ["site", "/en/nothing-here"],
    ["site", "/de/company-dashboard"],
    ["site", "/en/companydashboard"],
    ["company", "/en/company/nothing-here"],
    ["admin", "/en/admin/nothing-here"],
  ] as const)("at %s: %s", (app, path) => {
    expect(answerOf(app, path)).toMatchObject({ init: { status: 404 } });
  });
});
