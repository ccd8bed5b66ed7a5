import { describe, expect, test } from "vitest";

import { emptyDraft } from "./posting-draft.ts";
import {
  alternativeTo,
  describeCause,
  type ReachDraft,
  reachPart,
  toReachQuery,
} from "./reach-words.ts";

const draft = (change: Partial<ReachDraft> = {}): ReachDraft => ({
  ...reachPart(emptyDraft({ is_agency: false, job_posting_owner_id: null } as never)),
  ...change,
});
const HAMBURG = { place_id: "301", as_string: "Hamburg, Germany" };
const POLAND = { id: 31, type: "Countries", label: "Poland" } as const;
const GO = { id: 1, name: "Go" };
const LANGUAGES = [
  { id: 1, name: "English" },
  { id: 2, name: "German" },
];

test("the estimate is asked with the lowest seniority, and with areas of a remote job only", () => {
  expect(
    toReachQuery(draft({ seniorities: [3, 2], cities: [HAMBURG], remote_locations: [POLAND] })),
  ).toEqual({ seniority_id: 2, skill_ids: [], city_place_ids: [301] });
  expect(toReachQuery(draft({ remote: true, remote_locations: [POLAND] }))).toMatchObject({
    remote: true,
    remote_locations: [31],
  });
});

describe("a recruiter reads which edit changed the number", () => {
  test.each([
    [{ remote: true }, "The change since you added remote."],
    [{ cities: [HAMBURG] }, "The change since you added Hamburg, Germany."],
    [{ skills: [GO] }, "The change since you added Go."],
    [{ seniorities: [3] }, "The change since you added Senior."],
    [{ language_id: 2 }, "The change since you changed the language."],
  ])("%j", (change, text) => {
    expect(describeCause(draft(), draft(change))).toBe(text);
  });

  test("removed", () => {
    expect(describeCause(draft({ skills: [GO] }), draft())).toBe(
      "The change since you removed Go.",
    );
  });
});

describe("the hint tries", () => {
  test("English first, then remote, then nothing", () => {
    const german = draft({ language_id: 2, cities: [HAMBURG] });
    expect(alternativeTo(german, LANGUAGES)?.draft.language_id).toBe(1);
    const english = draft({ language_id: 1, cities: [HAMBURG] });
    expect(alternativeTo(english, LANGUAGES)?.draft.remote).toBe(true);
    expect(alternativeTo({ ...english, remote: true }, LANGUAGES)).toBeNull();
  });
});
