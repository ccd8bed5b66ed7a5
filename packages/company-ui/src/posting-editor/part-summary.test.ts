import type { PostingOptions } from "@devguild/schemas/postings";
import { expect, test } from "vitest";

import { describePart } from "./part-summary.ts";
import { type DraftChange, emptyDraft } from "./posting-draft.ts";
import type { PartName } from "./posting-parts.ts";

const options = {
  languages: [{ id: 2, name: "English", synonyms: [] }],
  company_users: [{ id: 7, full_name: "Jana Reuter" }],
} as unknown as PostingOptions;

const describe = (name: PartName, change: DraftChange) =>
  describePart(
    name,
    { ...emptyDraft({ is_agency: false, job_posting_owner_id: null }), ...change },
    options,
  );

test("the job is described by title, seniority, skills and language, and employment if it isn’t full time", () => {
  const job = {
    title: " Berth Planner ",
    seniorities: [2, 3],
    language_id: 2,
    skills: [
      { id: 1, name: "Go" },
      { id: 4, name: "Kafka" },
    ],
  };
  expect(describe("job", job)).toBe(
    "Berth Planner\u00a0· Intermediate, Senior\u00a0· Go, Kafka\u00a0· English",
  );
  expect(describe("job", { ...job, employment_type: "part_time" })).toContain("Part time\u00a0·");
});

test("the location is described as visitors read it", () => {
  const cities = [{ place_id: "1", as_string: "Gdańsk, Poland" }];
  expect(describe("place", { cities, hybrid_option: 3 })).toBe("Gdańsk, hybrid");
  expect(
    describe("place", {
      cities,
      remote: true,
      remote_locations: [{ id: 1, type: "Countries", label: "Poland" }],
    }),
  ).toBe("Gdańsk or remote, Poland");
});

test("the salary is described with one amount, too", () => {
  expect(describe("pay", { salary_min: "52000", salary_max: "66000" })).toBe("€52k–€66k");
  expect(describe("pay", { salary_min: "52000" })).toBe("From €52k");
  expect(describe("pay", { salary_max: "66000" })).toBe("Up to €66k");
});

test("the texts are described by their names and length", () => {
  expect(
    describe("text", {
      description: "<p></p>",
      tasks: "<ul><li>Plan berths</li><li>Answer</li></ul>",
      benefits: "<p>Ferry</p>",
    }),
  ).toBe("Tasks, benefits\u00a0· 4 words");
});

test("applications are described by where they go and who gets the emails", () => {
  expect(describe("apply", {})).toBe("On Devguild\u00a0· Emails to the account owner");
  expect(
    describe("apply", {
      direct_apply: true,
      job_url: "https://tidewerk.example/jobs",
      job_posting_owner_id: 7,
      pixel_tracking_url: "https://pixel.example/1",
    }),
  ).toBe("https://tidewerk.example/jobs\u00a0· Emails to Jana Reuter\u00a0· Tracking pixel");
});

test("images, an agency’s client, and what is paid", () => {
  expect(describe("images", { logo_url: "/a.png", cover_url: "/b.png" })).toBe(
    "Logo and cover image",
  );
  expect(describe("images", { cover_url: "/b.png" })).toBe("Cover image");
  expect(describe("agency", { job_company_name: "Tidewerk" })).toBe("Tidewerk");
  expect(describe("price", { price_id: 1 })).toBeNull();
});
