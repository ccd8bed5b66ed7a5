import { describe, expect, test } from "vitest";

import { findGate } from "./gates.ts";
import { loginPath, safeRedirect } from "./redirects.ts";

const now = new Date("2026-11-20T12:00:00Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

const developer = {
  account_type: "developer" as const,
  signup_type: 1,
  signup_step: 3,
  email_verified: true,
  complete_profile_modal_last_seen_at: null,
};
const dashboard = "/en/developer-dashboard?redirect=%2Fen%2Fjobs%3Fskills%3Dgo";

describe("a developer who has not finished signing up is held on the dashboard", () => {
  test.each([
    ["finished", {}, null],
    ["unverified", { email_verified: false }, dashboard],
    ["registered only", { signup_step: 1 }, dashboard],
    ["at step 0", { signup_step: 0 }, dashboard],
    ["at basic info, never reminded", { signup_step: 2 }, dashboard],
    [
      "at basic info, reminded 1441 minutes ago",
      { signup_step: 2, complete_profile_modal_last_seen_at: minutesAgo(1441) },
      dashboard,
    ],
    [
      "at basic info, reminded 1440 minutes ago",
      { signup_step: 2, complete_profile_modal_last_seen_at: minutesAgo(1440) },
      null,
    ],
    ["of an older sign-up", { signup_type: 0, email_verified: false }, null],
    ["acting for a company", { account_type: "company" as const, email_verified: false }, null],
  ])("%s", (_, state, expected) => {
    expect(
      findGate({ path: "/en/jobs", search: "?skills=go" }, { ...developer, ...state }, now),
    ).toBe(expected);
  });

  test.each([
    "/en/developer-dashboard",
    "/en/user/validate-email",
    "/en/user/logout",
    "/en/company/post-job",
  ])("not on %s", (path) => {
    expect(findGate({ path, search: "" }, { ...developer, email_verified: false }, now)).toBeNull();
  });
});

test.each([
  ["/", "?action=login", "/en/user/login"],
  ["/", "?action=register", "/en/developer/sign-up"],
  ["/", "?action=register-company", "/en/company/post-job"],
  ["/", "?action=dance", null],
  ["/en/jobs", "?action=login", null],
  ["/en/companies/[object Object]", "", "/en/error"],
  ["/en/jobs/s/objective-c", "", null],
  ["/en/jobs", "?title=Object", null],
  ["/en/my-profile/applied", "", "/en/developer-dashboard"],
])("%s%s leads to %s", (path, search, expected) => {
  expect(findGate({ path, search }, null, now)).toBe(expected);
});

test.each([
  ["/en/jobs?skills=go", "/en/jobs?skills=go"],
  ["//evil.example", null],
  ["/\\evil.example", null],
  ["https://evil.example", null],
  ["javascript:alert(1)", null],
  ["/\tevil", null],
  ["", null],
  [null, null],
  ["/你 b?x=ä", "/%E4%BD%A0%20b?x=%C3%A4"],
  ["/a/..//evil.example", "/a/..//evil.example"],
  ["/\uD800", "/%EF%BF%BD"],
])("after a login %j leads to %j", (target, expected) => {
  expect(safeRedirect(target)).toBe(expected);
});

test.each([
  ["/", "/en/user/login"],
  ["/en/jobs?skills=go", "/en/user/login?redirect=%2Fen%2Fjobs%3Fskills%3Dgo"],
  ["/en/user/forgot-password?redirect=%2Fen%2Fjobs", "/en/user/login?redirect=%2Fen%2Fjobs"],
])("the login button on %s leads to %s", (path, expected) => {
  expect(loginPath(path)).toBe(expected);
});
