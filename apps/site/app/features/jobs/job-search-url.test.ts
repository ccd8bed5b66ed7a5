import type { JobFilterOptions } from "@devguild/schemas/jobs";
import { describe, expect, test } from "vitest";

import {
  chosenFiltersOf,
  headingOf,
  jobQueryOf,
  readJobSearch,
  readPageCount,
  withPageCount,
  writeJobSearch,
} from "./job-search-url.ts";

const options: JobFilterOptions = {
  skills: [
    { id: 1, label: "Go", slug: "go" },
    { id: 2, label: "PostgreSQL", slug: "postgresql" },
  ],
  locations: [{ id: 9, label: "Berlin", slug: "berlin", kind: "city" }],
  seniorities: [{ id: 3, label: "Senior", slug: "senior" }],
  languages: [{ id: 4, label: "German", slug: "german" }],
  hybrid_options: [],
};

const read = (text: string) => readJobSearch(new URLSearchParams(text));

describe("a search can be shared by its address", () => {
  test.each([
    "",
    "?skills=go,postgresql",
    "?job_title=staff+engineer&skills=go&locations=berlin&seniorities=senior&languages=german&hybrid_option=hybrid&remote=1&orderBy=salary",
  ])("%j survives being read and written", (text) => {
    expect(writeJobSearch(read(text))).toBe(text);
  });

  test("what is at its default or makes no sense is left out", () => {
    expect(
      writeJobSearch(read("?skills=,,&hybrid_option=sometimes&orderBy=dance&remote=yes&x=1")),
    ).toBe("");
  });

  test.each([
    ["", 1],
    ["jobs_page=3", 3],
    ["jobs_page=999", 8],
    ["jobs_page=-1", 1],
    ["jobs_page=x", 1],
  ])("%j shows %i pages", (text, pages) => {
    expect(readPageCount(new URLSearchParams(text))).toBe(pages);
  });
});

test("whoever comes back finds as many pages as they left", () => {
  const left = withPageCount("?skills=go,kafka", 3);
  expect(left).toBe("?skills=go,kafka&jobs_page=3");
  expect(readPageCount(new URLSearchParams(left))).toBe(3);
});

test("slugs become ids, and an unknown one finds nothing rather than everything", () => {
  const query = jobQueryOf(read("?skills=go,unheard-of&remote=1"), options);
  expect(query.skills[0]).toBe(1);
  expect(query.skills[1]).toBeGreaterThan(1_000_000);
  expect(query.remote).toBe(true);
});

test("each chosen filter can be taken away by itself", () => {
  const chosen = chosenFiltersOf(read("?skills=go,postgresql&remote=1"), options);
  expect(chosen.map(({ label }) => label)).toEqual(["Go", "PostgreSQL", "Remote"]);
  expect(chosen.map(({ without }) => writeJobSearch(without))).toEqual([
    "?skills=postgresql&remote=1",
    "?skills=go&remote=1",
    "?skills=go,postgresql",
  ]);
});

test.each([
  ["", "Tech jobs"],
  ["?skills=go&locations=berlin", "Go jobs in Berlin"],
  [
    "?seniorities=senior&skills=go,postgresql&remote=1&hybrid_option=hybrid",
    "Senior Go, PostgreSQL jobs, remote, hybrid",
  ],
])("%j is headed %j", (text, heading) => {
  expect(headingOf(read(text), options)).toBe(heading);
});
