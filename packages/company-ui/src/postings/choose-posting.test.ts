import type { JobPosting } from "@devguild/schemas/jobs";
import { describe, expect, test } from "vitest";

import { candidatesFirst, findPosting } from "./choose-posting.ts";

const posting = (id: number, over: Partial<JobPosting> = {}): JobPosting => ({
  id,
  title: `Job ${id}`,
  slug: `job-${id}`,
  status: "published",
  offer_type: 1,
  price_type: "membership",
  published_at: "2026-11-17T09:00:00Z",
  expire_at: null,
  place: "Hamburg",
  skills: [],
  boosted: false,
  candidates_count: 0,
  new_candidates_count: 0,
  ...over,
});

const idsOf = (postings: readonly JobPosting[]) => postings.map(({ id }) => id);

test("a recruiter finds the jobs with candidates on top, the newest of them first", () => {
  const postings = [
    posting(4),
    posting(3, { candidates_count: 2 }),
    posting(2),
    posting(1, { candidates_count: 9 }),
  ];
  expect(idsOf(candidatesFirst(postings))).toEqual([3, 1, 4, 2]);
});

describe("an address of candidates", () => {
  const postings = [posting(7), posting(8, { slug: "rust-engineer" })];

  test("names a job of the company by its id", () => {
    expect(findPosting(postings, "8")).toEqual({ posting: postings[1] });
  });

  test("that names it by its slug has moved", () => {
    expect(findPosting(postings, "rust-engineer")).toEqual({ movedTo: 8 });
  });

  test.each(["9", "unknown", "8e0", ""])("with %j leads nowhere", (jobId) => {
    expect(findPosting(postings, jobId)).toBeNull();
  });
});
