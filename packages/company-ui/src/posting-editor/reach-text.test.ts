import { describe, expect, test } from "vitest";

import { emptyDraft } from "./posting-draft.ts";
import {
  suggestAlternative,
  describeChange,
  type ReachDraft,
  toReachDraft,
  toReachQuery,
} from "./reach-text.ts";

const draft = (change: Partial<ReachDraft> = {}): ReachDraft => ({
  ...toReachDraft(emptyDraft({ is_agency: false, job_posting_owner_id: null })),
  ...change,
});
const HAMBURG = { place_id: "301", as_string: "Hamburg, Germany" };
const POLAND = { id: 31, type: "Countries", label: "Poland" } as const;
const GO = { id: 1, name: "Go" };
const LANGUAGES = [
  { id: 1, name: "English" },
  { id: 2, name: "German" },
];

test("the estimate gets the lowest seniority, and areas only of a remote job", () => {
  expect(
    toReachQuery(draft({ seniorities: [3, 2], cities: [HAMBURG], remote_locations: [POLAND] })),
  ).toEqual({ seniority_id: 2, skill_ids: [], city_place_ids: [301] });
  expect(toReachQuery(draft({ remote: true, remote_locations: [POLAND] }))).toMatchObject({
    remote: true,
    remote_locations: [31],
  });
});

describe("a recruiter sees which edit changed the number", () => {
  test.each([
    [{ remote: true }, "Since you added remote."],
    [{ cities: [HAMBURG] }, "Since you added Hamburg, Germany."],
    [{ skills: [GO] }, "Since you added Go."],
    [{ seniorities: [3] }, "Since you added Senior."],
    [{ language_id: 2 }, "Since you changed the language."],
  ])("%j", (change, text) => {
    expect(describeChange(draft(), draft(change))).toBe(text);
  });

  test("removed", () => {
    expect(describeChange(draft({ skills: [GO] }), draft())).toBe("Since you removed Go.");
  });
});

describe("the hint tries", () => {
  test("English first, then remote, then nothing", () => {
    const german = draft({ language_id: 2, cities: [HAMBURG] });
    expect(suggestAlternative(german, LANGUAGES)?.draft.language_id).toBe(1);
    const english = draft({ language_id: 1, cities: [HAMBURG] });
    expect(suggestAlternative(english, LANGUAGES)?.draft.remote).toBe(true);
    expect(suggestAlternative({ ...english, remote: true }, LANGUAGES)).toBeNull();
  });
});
