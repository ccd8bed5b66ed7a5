import { describe, expect, test } from "vitest";

import {
  toBody,
  type DraftChange,
  emptyDraft,
  toForm,
  keepUnsaved,
  saysTheSame,
} from "./posting-draft.ts";

const nothing = emptyDraft({ is_agency: false, job_posting_owner_id: 3 } as never);
const draft = (change: DraftChange) => ({ ...nothing, ...change });

const EUROPE = { id: 7, type: "Regions", label: "Europe" } as const;
const ANYWHERE = { id: 1, type: "Regions", label: "Anywhere" } as const;
const POLAND = { id: 31, type: "Countries", label: "Poland" } as const;

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

test("what cannot be kept as it is typed stays as the server has it, and nothing else is lost", () => {
  const body = toBody(
    draft({ title: "x".repeat(101), salary_min: "78k", salary_max: "96000", job_url: "http://x" }),
  );
  expect(body.title).toBeUndefined();
  expect(body.salary_min).toBeUndefined();
  expect(body.job_url).toBeUndefined();
  expect(body.salary_max).toBe(96_000);
});

test("what the server has after that is told from what was typed", () => {
  const before = draft({ salary_min: "70000" });
  const kept = keepUnsaved(draft({ title: "Baker", salary_min: "78k" }), before);
  expect(kept).toMatchObject({ title: "Baker", salary_min: "70000" });
});

test("the check sees the salary as it was typed", () => {
  expect(toForm(draft({ salary_min: "78k" })).salary_min).toBe("78k");
});

describe("two copies of a draft", () => {
  test("say the same in another spelling of their markup", () => {
    const one = draft({ tasks: "<p>Plan &amp; ship</p>", price_id: 4 });
    const other = draft({ tasks: "<p>Plan & ship</p>\n", price_id: null });
    expect(saysTheSame(one, other)).toBe(true);
  });

  test("differ by a word, a skill or a place", () => {
    expect(saysTheSame(nothing, draft({ tasks: "<p>Plan</p>" }))).toBe(false);
    expect(saysTheSame(nothing, draft({ skills: [{ id: 1, name: "Go" }] }))).toBe(false);
    expect(saysTheSame(nothing, draft({ remote: true }))).toBe(false);
  });
});
