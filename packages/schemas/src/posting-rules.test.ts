import { describe, expect, test } from "vitest";

import { checkPosting, type PostingForm, PUBLISHING_LIMITS } from "./posting-rules.ts";

const complete: PostingForm = {
  title: "Go Engineer",
  seniorities: [3],
  cities: [{ value: "1" }],
  remote: false,
  remote_anywhere: false,
  remote_regions: [],
  remote_countries: [],
  language_id: 1,
  skills: [1, 2, 3, 4, 5],
  salary_min: 5000,
  salary_max: 1_000_000,
  description: "",
  requirements: "<p>Go.</p>",
  tasks: "<ul><li>Build.</li></ul>",
  benefits: "<p>Time.</p>",
  hybrid_option: 1,
  direct_apply: false,
  job_url: null,
  is_agency: false,
  job_company_name: null,
  price_id: 1,
};

test("a complete ad can be published", () => {
  expect(checkPosting(complete)).toEqual({});
});

const PLACE = 'Please select at least one city or "remote".';

describe("what is missing or wrong is said in the product's words, at its field", () => {
  test.each<[Partial<PostingForm>, keyof PostingForm, string]>([
    [{ title: "  " }, "title", "Please enter the job title."],
    [{ title: "x".repeat(101) }, "title", "You reached max number of characters."],
    [{ seniorities: [] }, "seniorities", "Please define the seniority for the position."],
    [{ cities: [] }, "cities", PLACE],
    [{ cities: null }, "cities", PLACE],
    [{ remote: true }, "remote_regions", "At least one location is required."],
    [{ cities: [], remote: true }, "remote_regions", "At least one location is required."],
    [{ language_id: null }, "language_id", "Language is required."],
    [{ skills: [] }, "skills", "Please choose at least one skill required for this position."],
    [
      { skills: [1, 2, 3, 4, 5, 6] },
      "skills",
      "You reached the maximum of 5 skills. De-select one skill first to add a different skill.",
    ],
    [
      { salary_min: "50.000 €" },
      "salary_min",
      "Please enter the salary amount without any symbols.",
    ],
    [{ salary_max: "60k" }, "salary_max", "Please enter the salary amount without any symbols."],
    [{ salary_min: 5500.5 }, "salary_min", "Please enter the salary amount without any symbols."],
    [{ salary_min: 4999 }, "salary_min", "The value must be at least 5000"],
    [{ salary_max: 1_000_001 }, "salary_max", "The maximum value is 1000000"],
    [
      { salary_min: 50_000, salary_max: 50_000 },
      "salary_max",
      "Please enter a value greater than the lower level",
    ],
    [{ requirements: "<p> </p>" }, "requirements", "Please enter the job's requirements."],
    [{ tasks: "" }, "tasks", "Please enter the job's tasks."],
    [{ benefits: "<p>&nbsp;</p>" }, "benefits", "Please enter the job's benefits."],
    [{ hybrid_option: null }, "hybrid_option", "Please select the hybrid option for the position."],
    [{ direct_apply: true }, "job_url", "This is a required field."],
    [
      { direct_apply: true, job_url: "http://a.example" },
      "job_url",
      "Please enter an address that starts with https://.",
    ],
    [{ is_agency: true }, "job_company_name", "This is a required field."],
    [{ price_id: null }, "price_id", "This is a required field."],
  ])("%o", (change, field, message) => {
    expect(checkPosting({ ...complete, ...change })).toEqual({ [field]: message });
  });

  test("the scope of work, of a pay-per-hire ad only", () => {
    const limits = { ...PUBLISHING_LIMITS, isPayPerHire: true };
    expect(checkPosting(complete, limits)).toEqual({
      description: "Please describe scope of work.",
    });
  });
});

test.each<Partial<PostingForm>>([
  { salary_min: null, salary_max: null },
  { salary_min: "", salary_max: " 70000 " },
  { salary_min: 70_000, salary_max: null },
  { cities: null, remote: true, remote_anywhere: true },
  { cities: null, remote: true, remote_countries: [7] },
  { direct_apply: true, job_url: "https://a.example/apply" },
  { is_agency: true, job_company_name: "Acme" },
])("%o is complete as well", (change) => {
  expect(checkPosting({ ...complete, ...change })).toEqual({});
});

test("an ad that is published already needs no price", () => {
  const limits = { ...PUBLISHING_LIMITS, needsPrice: false };
  expect(checkPosting({ ...complete, price_id: null }, limits)).toEqual({});
});
