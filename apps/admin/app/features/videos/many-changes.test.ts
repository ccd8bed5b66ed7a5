import { describe, expect, test } from "vitest";

import { describeChanges, isTouched, toChanges, UNCHANGED } from "./many-changes.ts";

const NOTHING = { status: 0, requiresLogin: 0, featured: 0, remove_current_skills: false };

describe("what is sent", () => {
  test("is only what was touched", () => {
    expect(toChanges(UNCHANGED)).toEqual(NOTHING);
    expect(isTouched(toChanges(UNCHANGED))).toBe(false);
    const changes = toChanges({ ...UNCHANGED, status: 1, event_id: "7" });
    expect(changes).toEqual({ ...NOTHING, status: 1, event_id: 7 });
    expect(isTouched(changes)).toBe(true);
  });

  test("clears skills only if none replace them", () => {
    expect(toChanges({ ...UNCHANGED, skillsMode: "add" })).toEqual(NOTHING);
    expect(toChanges({ ...UNCHANGED, skillsMode: "add", skills: ["3"] })).toEqual({
      ...NOTHING,
      skills: [3],
    });
    const cleared = toChanges({ ...UNCHANGED, skillsMode: "replace" });
    expect(cleared).toEqual({ ...NOTHING, skills: [], remove_current_skills: true });
    expect(isTouched(cleared)).toBe(true);
  });
});

test("what will change is said with its numbers", () => {
  const preview = {
    total: 6,
    live: 1,
    status: { changed: 4, same: 2 },
    requires_login: null,
    featured: { changed: 6, same: 0 },
    event: null,
    release_date: null,
    skills: [
      { id: 1, label: "Kafka", gained: 5, lost: 0 },
      { id: 2, label: "Go", gained: 0, lost: 3 },
    ],
  };
  expect(describeChanges(preview, toChanges({ ...UNCHANGED, status: 1, featured: 2 }))).toEqual([
    "4 go public, 2 already are",
    "6 stop being featured",
    "5 gain Kafka",
    "3 lose Go",
    "1 live video left out",
  ]);
});
