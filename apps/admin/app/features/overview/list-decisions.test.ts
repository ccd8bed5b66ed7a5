import type { AdminDecisions } from "@devguild/schemas/overview";
import { expect, test } from "vitest";

import { listDecisions } from "./list-decisions.ts";

const NOW = new Date("2026-11-23T12:00:00Z");
const none = { count: 0, oldest: [] };
const NOTHING: AdminDecisions = {
  pending_jobs: none,
  unverified_companies: none,
  unpublished_companies: none,
  imports_to_review: none,
  failed_imports: none,
  ending_memberships: [],
  snoozed: [],
};

const list = (waiting: Partial<AdminDecisions>) =>
  listDecisions({ ...NOTHING, ...waiting }, NOW).map(({ title, decisions }) => [
    title,
    decisions.map(({ key, count, text, detail, to }) => [key, count, text, detail, to]),
  ]);

test("only kinds of which something waits are listed", () => {
  expect(list({})).toEqual([]);
});

test("each thing says what it is and since when, and leads to where it is decided", () => {
  const job = {
    id: 3,
    title: "Rust Engineer",
    price_type: "credit" as const,
    company_id: 7,
    company_name: "Hexwater",
    since: "2026-11-20T09:00:00Z",
  };
  const failed = {
    id: 5,
    source_id: 9,
    source_name: "Board",
    problem: "The feed didn’t answer.",
    since: "2026-11-22T09:00:00Z",
  };
  expect(
    list({
      pending_jobs: { count: 1, oldest: [job] },
      failed_imports: { count: 1, oldest: [failed] },
      imports_to_review: { count: 1, oldest: [{ ...failed, id: 6, problem: null }] },
      ending_memberships: [
        {
          id: 4,
          company_id: 7,
          company_name: "Hexwater",
          kind: "RECRUITING",
          valid_until: "2026-11-30T00:00:00.000Z",
        },
      ],
    }),
  ).toEqual([
    [
      "Ads waiting for a confirmed email address",
      [
        [
          "pending_jobs.3",
          1,
          "Rust Engineer",
          "Hexwater, submitted 3 days ago",
          "/en/admin/companies/7/jobs/3/ad",
        ],
      ],
    ],
    [
      "Imports to review",
      [["imports_to_review.6", 1, "Board", "Read yesterday.", "/en/admin/job-listings?import=6"]],
    ],
    [
      "Failed imports",
      [
        [
          "failed_imports.5",
          1,
          "Board",
          "Failed yesterday. The feed didn’t answer.",
          "/en/admin/job-listings?import=5",
        ],
      ],
    ],
    [
      "Memberships that end",
      [
        [
          "membership.7.RECRUITING",
          1,
          expect.stringMatching(/^Hexwater: Recruiting/),
          "Ends on 30 Nov 26",
          "/en/admin/companies/7/account",
        ],
      ],
    ],
  ]);
});

test("what isn’t listed of a kind is one row, which leads to the list", () => {
  const oldest = [{ id: 7, name: "Hexwater", since: "2026-11-18T09:00:00Z" }];
  const shown = [1, "Hexwater", "Registered 5 days ago", "/en/admin/companies/7/account"];
  expect(
    list({
      unverified_companies: { count: 1300, oldest },
      unpublished_companies: { count: 1, oldest },
    }),
  ).toEqual([
    [
      "Companies to verify",
      [
        ["unverified_companies.7", ...shown],
        ["unverified_companies", 1299, "1,299 more", null, "/en/admin/companies?status=2"],
      ],
    ],
    ["Company pages to publish", [["unpublished_companies.7", ...shown]]],
  ]);
});

test("what one press decides has its action", () => {
  const oldest = [{ id: 7, name: "Hexwater", since: "2026-11-18T09:00:00Z" }];
  const failed = { id: 5, source_name: "Board", problem: null, since: "2026-11-22T09:00:00Z" };
  const listed = listDecisions(
    {
      ...NOTHING,
      unverified_companies: { count: 3, oldest },
      unpublished_companies: { count: 3, oldest },
      failed_imports: {
        count: 2,
        oldest: [
          { ...failed, source_id: 9 },
          { ...failed, source_id: null },
        ],
      },
    },
    NOW,
  );
  expect(listed.map(({ decisions }) => decisions.map(({ action }) => action))).toEqual([
    [{ kind: "resend", companyId: 7 }, null],
    [null, null],
    [{ kind: "run-again", sourceId: 9 }, null],
  ]);
  expect(listed[1]?.decisions.at(-1)?.to).toBe("/en/admin/companies?status=4");
});
