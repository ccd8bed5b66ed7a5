import { pluralize } from "@devguild/schemas/formats";
import { describe, expect, test } from "vitest";

import { describeLife, openUntil } from "./posting-life.ts";

const now = new Date("2026-11-20T12:00:00Z");
const published_at = "2026-11-17T09:00:00Z";
const expire_at = "2027-01-02T09:00:00Z";

describe("a job's row says when it was published and when it ends", () => {
  test.each([
    ["published", ["Published 3 days ago", "Open until 2 January 2027"]],
    ["unpublished", ["Published 3 days ago"]],
    ["archived", ["Published 3 days ago"]],
    ["draft", ["Only you can see this"]],
    ["pending", ["Waiting for the company’s email to be confirmed"]],
  ] as const)("%s", (status, life) => {
    expect(describeLife({ status, published_at, expire_at }, now)).toEqual(life);
  });

  test("expired: since when", () => {
    const ended = { status: "expired", published_at, expire_at: "2026-11-18T09:00:00Z" } as const;
    expect(describeLife(ended, now)).toEqual(["Ended 2 days ago"]);
    expect(openUntil(ended)).toBeNull();
  });
});

test("one candidate is not candidates", () => {
  expect([0, 1, 2].map((count) => pluralize(count, "candidate"))).toEqual([
    "0 candidates",
    "1 candidate",
    "2 candidates",
  ]);
});
