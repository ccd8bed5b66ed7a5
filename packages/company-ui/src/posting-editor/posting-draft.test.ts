import { describe, expect, test } from "vitest";

import type { EditablePosting } from "@devguild/schemas/postings";

import {
  type DraftChange,
  emptyDraft,
  isSameDraft,
  toBody,
  toDraft,
  toForm,
  toSaved,
} from "./posting-draft.ts";

const nothing = emptyDraft({ is_agency: false, job_posting_owner_id: 3 });
const draft = (change: DraftChange) => ({ ...nothing, ...change });

const EUROPE = { id: 7, type: "Regions", label: "Europe" } as const;
const ANYWHERE = { id: 1, type: "Regions", label: "Anywhere" } as const;
const POLAND = { id: 31, type: "Countries", label: "Poland" } as const;

const posting: EditablePosting = {
  id: 12,
  title: "Baker",
  slug: "baker",
  status: "published",
  is_draft: false,
  expired: false,
  company: null,
  salary_min: 70_000,
  salary_max: null,
  salary_id: null,
  remote: 1,
  remote_locations: {
    regions: [{ id: 7, name: "Europe" }],
    countries: [{ id: 31, name: "Poland" }],
  },
  cities: [{ place_id: "301", as_string: "Hamburg, Germany" }],
  description: "<p>Bread.</p>",
  job_requirements: "<p>Hands.</p>",
  tasks: "<p>Bake.</p>",
  benefits: "<p>Rolls.</p>",
  language_id: 2,
  language: { id: 2, name: "German" },
  hybrid_option: { id: 3, value: "hybrid", default: false },
  employment_type: "part_time",
  skills: [{ id: 1, name: "Go", slug: "go", label: "Go" }],
  seniorities: [{ id: 3, title: "Senior" }],
  logo_url: "/api/files/logos/a.png",
  cover_url: null,
  price_id: 4,
  price_type: "membership",
  offer_type: 1,
  job_url: "https://jobs.example/12",
  direct_apply: true,
  is_agency: true,
  company_name: "Oven & Sons",
  company_description: "<p>Ovens.</p>",
  reference_data: "B-12",
  external_tracking_pixel: "https://count.example/12.gif",
  job_posting_owner_id: 3,
  published_at: null,
  last_published_at: null,
  expire_at: null,
  candidates_count: 0,
};

test("an ad that is opened and sent back says what it said, but for its price", () => {
  expect(toBody(toDraft(posting))).toEqual({
    title: "Baker",
    seniorities: [3],
    language_id: 2,
    skills: [1],
    cities: [{ value: "301" }],
    hybrid_option: 3,
    employment_type: "part_time",
    remote: true,
    remote_anywhere: false,
    remote_regions: [7],
    remote_countries: [31],
    salary_min: 70_000,
    salary_max: null,
    description: "<p>Bread.</p>",
    tasks: "<p>Bake.</p>",
    requirements: "<p>Hands.</p>",
    benefits: "<p>Rolls.</p>",
    logo_url: "/api/files/logos/a.png",
    cover_url: null,
    direct_apply: true,
    job_url: "https://jobs.example/12",
    job_posting_owner_id: 3,
    pixel_tracking_url: "https://count.example/12.gif",
    is_agency: true,
    job_company_name: "Oven & Sons",
    company_description: "<p>Ovens.</p>",
    reference_data: "B-12",
    price_id: null,
  });
});

test("a form that is cleared keeps whose ad it is", () => {
  expect(emptyDraft(toDraft(posting))).toEqual({
    ...nothing,
    is_agency: true,
    job_posting_owner_id: 3,
  });
});

describe("what a recruiter chose is sent", () => {
  test("regions and countries apart, and only where the job is remote", () => {
    const areas = { remote_locations: [EUROPE, POLAND] };
    expect(toBody(draft({ remote: true, ...areas }))).toMatchObject({
      remote: true,
      remote_anywhere: false,
      remote_regions: [7],
      remote_countries: [31],
    });
    const onSite = toBody(draft({ remote: false, ...areas }));
    expect(onSite.remote).toBe(false);
    expect(onSite).not.toHaveProperty("remote_regions");
  });

  test("anywhere instead of all regions", () => {
    const body = toBody(draft({ remote: true, remote_locations: [ANYWHERE, EUROPE, POLAND] }));
    expect(body).toMatchObject({
      remote_anywhere: true,
      remote_regions: [],
      remote_countries: [31],
    });
  });

  test("with nothing for what was emptied", () => {
    expect(toBody(nothing)).toMatchObject({
      title: "",
      cities: null,
      salary_min: null,
      job_url: null,
      job_company_name: null,
    });
  });
});

test("what cannot be saved as it was typed stays as the server has it, and nothing else is lost", () => {
  const body = toBody(
    draft({ title: "x".repeat(101), salary_min: "78k", salary_max: "96000", job_url: "http://x" }),
  );
  expect(body.title).toBeUndefined();
  expect(body.salary_min).toBeUndefined();
  expect(body.job_url).toBeUndefined();
  expect(body.salary_max).toBe(96_000);
});

test("what the server has after that is known apart from what was typed", () => {
  const before = draft({ salary_min: "70000" });
  const saved = toSaved(draft({ title: "Baker", salary_min: "78k" }), before);
  expect(saved).toMatchObject({ title: "Baker", salary_min: "70000" });
});

test("the check sees the salary as it was typed", () => {
  expect(toForm(draft({ salary_min: "78k" })).salary_min).toBe("78k");
});

describe("two copies of a draft", () => {
  test("say the same in another spelling of their markup", () => {
    const one = draft({ tasks: "<p>Plan &amp; ship</p>", price_id: 4 });
    const other = draft({ tasks: "<p>Plan & ship</p>\n", price_id: null });
    expect(isSameDraft(one, other)).toBe(true);
  });

  test("say the same in another order of skills, cities and areas", () => {
    const skills = [
      { id: 1, name: "Go" },
      { id: 2, name: "Rust" },
    ];
    const one = draft({ remote: true, skills, remote_locations: [EUROPE, POLAND] });
    const other = draft({
      remote: true,
      skills: skills.toReversed(),
      remote_locations: [POLAND, EUROPE],
    });
    expect(isSameDraft(one, other)).toBe(true);
  });

  test("differ by a word, a skill or a place", () => {
    expect(isSameDraft(nothing, draft({ tasks: "<p>Plan</p>" }))).toBe(false);
    expect(isSameDraft(nothing, draft({ skills: [{ id: 1, name: "Go" }] }))).toBe(false);
    expect(isSameDraft(nothing, draft({ remote: true }))).toBe(false);
  });
});
