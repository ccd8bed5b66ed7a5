import { api } from "@devguild/api-client/browser-api";
import type { AdminJob } from "@devguild/schemas/jobs";
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test } from "vitest";

import { showBookmark } from "./bookmarks.ts";

const jobOf = (id: number, bookmarked = false): AdminJob => ({
  id,
  title: `Job ${id}`,
  slug: `job-${id}`,
  company: { id: 1, name: "Tidewerk", display_name: "Tidewerk", slug: "tidewerk", logo_url: null },
  status: "published",
  offer_type: 1,
  price_type: "membership",
  published_at: "2026-11-01T08:00:00.000Z",
  expire_at: null,
  boosted_until: null,
  candidates_count: 0,
  bookmarked,
});

const firstPage = api.adminJobs.list.options({ query: { page: 1 } }).queryKey;
const found = api.adminJobs.list.options({ query: { query: "job" } }).queryKey;
const expired = api.adminJobs.expiredOfAssigned.options().queryKey;
const bookmarked = api.adminJobs.bookmarked.options().queryKey;

let queries: QueryClient;
beforeEach(() => {
  queries = new QueryClient();
  queries.setQueryData(firstPage, { data: [jobOf(1), jobOf(2)], pagination: { total: 2 } });
  queries.setQueryData(found, { data: [jobOf(2), jobOf(3, true)], pagination: { total: 2 } });
  queries.setQueryData(expired, { data: [jobOf(2)] });
  queries.setQueryData(bookmarked, { data: [jobOf(3, true)], meta: { current_page: 1, total: 1 } });
});

const marksOf = (key: readonly unknown[]) =>
  queries
    .getQueryData<{ data: AdminJob[] }>(key)
    ?.data.map((job) => `${job.id}${job.bookmarked ? "*" : ""}`);

test("a bookmark shows in every list that holds the job, and heads the bookmarks", () => {
  showBookmark(queries, jobOf(2), true);
  expect(marksOf(firstPage)).toEqual(["1", "2*"]);
  expect(marksOf(found)).toEqual(["2*", "3*"]);
  expect(marksOf(expired)).toEqual(["2*"]);
  expect(marksOf(bookmarked)).toEqual(["2*", "3*"]);
});

test("taking a bookmark off takes the job out of the bookmarks and leaves it in the other lists", () => {
  showBookmark(queries, jobOf(3, true), false);
  expect(marksOf(found)).toEqual(["2", "3"]);
  expect(marksOf(bookmarked)).toEqual([]);
});

test("the server's answer repeats nothing", () => {
  showBookmark(queries, jobOf(2), true);
  showBookmark(queries, jobOf(2), true);
  expect(marksOf(bookmarked)).toEqual(["2*", "3*"]);
});

test("lists that were never asked for stay unknown", () => {
  queries.removeQueries({ queryKey: bookmarked });
  showBookmark(queries, jobOf(1), true);
  expect(queries.getQueryData(bookmarked)).toBeUndefined();
});
