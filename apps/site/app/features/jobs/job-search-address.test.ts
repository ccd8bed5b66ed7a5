import type { JobFilterOptions } from "@devguild/schemas/jobs";
import { readAddress, writeAddress } from "@devguild/session/addresses";
import { describe, expect, test } from "vitest";

import { listChosenFilters, buildHeading } from "./chosen-filters.ts";
import { JOB_SEARCH, type JobSearchState, toJobQuery, withWords } from "./job-search-address.ts";

const options: JobFilterOptions = {
  skills: [
    { id: 1, label: "Go (Golang)", name: "Go", slug: "go" },
    { id: 2, label: "PostgreSQL", name: "PostgreSQL", slug: "postgresql" },
  ],
  locations: [{ id: 9, label: "Berlin", slug: "berlin", kind: "city" }],
  seniorities: [{ id: 3, label: "Senior", slug: "senior" }],
  languages: [{ id: 4, label: "German", slug: "german" }],
  hybrid_options: [],
};

const read = (text: string) => readAddress(JOB_SEARCH, new URLSearchParams(text));
const write = (state: JobSearchState) => writeAddress(JOB_SEARCH, state);

describe("a search can be shared by its address", () => {
  test.each([
    "",
    "?skills=go,postgresql",
    "?hybrid_option=on_site,hybrid",
    "?employment_type=part_time,internship&published_within=7",
    "?job_title=staff+engineer&skills=go&locations=berlin&seniorities=senior&languages=german&hybrid_option=hybrid&remote=1&salary_min=60000&without_salary=0&orderBy=salary",
  ])("%j survives being read and written", (text) => {
    expect(write(read(text))).toBe(text);
  });

  test("what is at its default or makes no sense is left out", () => {
    expect(
      write(
        read(
          "?skills=,,&hybrid_option=sometimes&employment_type=hobby&published_within=5&orderBy=dance&remote=yes&salary_min=-1&without_salary=1&x=1",
        ),
      ),
    ).toBe("");
  });
});

test("slugs become ids, and an unknown one finds nothing rather than everything", () => {
  const query = toJobQuery(read("?skills=go,unheard-of&remote=1"), options);
  expect(query.skills[0]).toBe(1);
  expect(query.skills[1]).toBeGreaterThan(1_000_000);
  expect(query.remote).toBe(true);
});

test("a salary is asked for in figures, and jobs without one are left out by name", () => {
  expect(toJobQuery(read("?salary_min=60000&without_salary=0"), options)).toMatchObject({
    salary_min: 60_000,
    without_salary: false,
  });
  for (const text of ["?salary_min=x", "?salary_min=1.5", "?salary_min=99999999", "?salary_min=0"])
    expect(toJobQuery(read(text), options)).not.toHaveProperty("salary_min");
});

test("words add their filters to those chosen before, and replace the former text", () => {
  const before = read("?skills=go&remote=1&job_title=old&hybrid_option=hybrid&orderBy=salary");
  const after = withWords(before, {
    skills: options.skills,
    locations: options.locations,
    seniorities: options.seniorities,
    languages: [],
    remote: false,
    hybrid_option: ["on_site"],
    job_title: "platform",
  });
  expect(write(after)).toBe(
    "?job_title=platform&skills=go,postgresql&locations=berlin&seniorities=senior&hybrid_option=on_site,hybrid&remote=1&orderBy=salary",
  );
});

test("each chosen filter can be taken away by itself", () => {
  const chosen = listChosenFilters(
    read("?skills=go,postgresql&remote=1&salary_min=60000&without_salary=0"),
    options,
  );
  expect(chosen.map(({ kind, label }) => `${kind} ${label}`.trim())).toEqual([
    "Skill Go",
    "Skill PostgreSQL",
    "Remote",
    "Pays €60k+",
    "With a salary",
  ]);
  expect(chosen.map(({ without }) => write(without))).toEqual([
    "?skills=postgresql&remote=1&salary_min=60000&without_salary=0",
    "?skills=go&remote=1&salary_min=60000&without_salary=0",
    "?skills=go,postgresql&salary_min=60000&without_salary=0",
    "?skills=go,postgresql&remote=1&without_salary=0",
    "?skills=go,postgresql&remote=1&salary_min=60000",
  ]);
});

test.each([
  ["", "Tech jobs"],
  ["?skills=go&locations=berlin", "Go jobs in Berlin"],
  [
    "?seniorities=senior&skills=go,postgresql&remote=1&hybrid_option=hybrid&salary_min=60000",
    "Senior Go, PostgreSQL jobs, remote or hybrid, from €60k",
  ],
])("%j is headed %j", (text, heading) => {
  expect(buildHeading(read(text), options)).toBe(heading);
});
