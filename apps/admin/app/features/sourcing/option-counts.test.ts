import type { SourcingCounts } from "@devguild/schemas/sourcing";
import { expect, test } from "vitest";

import { findLevelCounts, findOptionCount, nameLevel } from "./option-counts.ts";

const counts: SourcingCounts = {
  skills: [{ id: 1, count: 12 }],
  languages: [],
  locations: [{ id: 7, count: 3 }],
  seniority: [],
  residency: [{ id: "eu", count: 9 }],
  signup: [],
  lastSeen: [{ id: "30d", count: 4 }],
};

test("each suggested filter has its own count, and none means nobody", () => {
  const go = { kind: "skill", id: 1, label: "Go", atLeast: 0 } as const;
  expect(findOptionCount(counts, go)).toBe(12);
  expect(findOptionCount(counts, { ...go, id: 2 })).toBe(0);
  expect(findOptionCount(counts, { kind: "location", id: 7, label: "Berlin", isCity: true })).toBe(
    3,
  );
  expect(findOptionCount(counts, { kind: "residency", id: "eu", label: "In the EU" })).toBe(9);
  expect(findOptionCount(counts, { kind: "last_seen", id: "30d", label: "Seen" })).toBe(4);
});

test("words, and skills with years, aren’t counted", () => {
  expect(findOptionCount(counts, { kind: "words", id: "go", label: "“go”" })).toBeNull();
  expect(findOptionCount(counts, { kind: "skill", id: 1, label: "Go", atLeast: 3 })).toBeNull();
});

test("each level says how many it would find, as soon as that is counted", () => {
  const levels = {
    skills: [{ id: 1, years: [{ id: 3, count: 1284 }] }],
    languages: [{ id: 1, levels: [{ id: 3, count: 7 }] }],
    radius: [],
  };
  const german = { kind: "language", id: 1, label: "German", atLeast: 0 } as const;
  expect(nameLevel("Advanced", findLevelCounts(levels, german), 3)).toBe("Advanced\u00a0· 7");
  const go = { kind: "skill", id: 1, label: "Go", atLeast: 0 } as const;
  expect(nameLevel("3 years", findLevelCounts(levels, go), 3)).toBe("3 years\u00a0· 1,284");
  expect(nameLevel("3 years", undefined, 3)).toBe("3 years");
});
