import { expect, test } from "vitest";

import { listDecisions } from "./decisions.tsx";

const NOTHING = {
  pending_jobs: 0,
  unverified_companies: 0,
  unpublished_companies: 0,
  imports_to_review: 0,
  failed_imports: 0,
  ending_memberships: [],
  snoozed: [],
};

test("only what waits is listed, with its number and where it is decided", () => {
  expect(listDecisions(NOTHING)).toEqual([]);
  const decisions = listDecisions({
    ...NOTHING,
    pending_jobs: 1,
    unverified_companies: 4,
    unpublished_companies: 2,
    ending_memberships: [
      {
        company_id: 7,
        company_name: "Hexwater",
        kind: "RECRUITING",
        valid_until: "2026-11-30T00:00:00.000Z",
      },
    ],
  });
  expect(decisions.map(({ key, text, to }) => [key, text, to])).toEqual([
    ["pending_jobs", "1 ad waiting for a confirmed email address", "/en/admin/jobs?status=pending"],
    ["unverified_companies", "4 companies to verify", "/en/admin/companies?status=2"],
    ["unpublished_companies", "2 company pages to publish", "/en/admin/companies?status=0"],
    [
      "membership.7.RECRUITING",
      expect.stringMatching(/^Hexwater: Recruiting.* ends on/),
      "/en/admin/companies/7/account",
    ],
  ]);
});
