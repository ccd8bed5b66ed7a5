import { expect, test } from "vitest";

import { hrefFrom, getOwner } from "./apps.ts";

test.each([
  ["/", "site"],
  ["/en/jobs", "site"],
  ["/en/companies/1/tidewerk", "site"],
  ["/en/company-dashboard", "company"],
  ["/en/company/post-job", "company"],
  ["/en/company", "company"],
  ["/en/admin", "admin"],
  ["/en/admin/companies", "admin"],
  ["/en/administrators", "site"],
  ["/en/user/login", "site"],
])("%s is served by %s", (path, app) => {
  expect(getOwner(path)).toBe(app);
});

const urls = {
  site: "https://www.example",
  company: "https://hire.www.example",
  admin: "https://admin.www.example",
};

test.each([
  ["site", "/en/jobs", "/en/jobs"],
  [
    "site",
    "/en/company-dashboard?jobs=draft",
    "https://hire.www.example/en/company-dashboard?jobs=draft",
  ],
  ["admin", "/en/user/login", "https://www.example/en/user/login"],
  ["company", "/en/company-dashboard#jobs", "/en/company-dashboard#jobs"],
] as const)("in %s a link to %s leads to %s", (app, path, href) => {
  expect(hrefFrom(app, urls, path)).toBe(href);
});
