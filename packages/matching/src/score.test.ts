import { describe, expect, test } from "vitest";
import {
  bestRequirement,
  matchPoints,
  matchScore,
  matchText,
  noLanguageRequired,
  roundScore,
  computeScore,
  seniorityMask,
} from "./score.ts";
import type { MatchDeveloper, MatchJob, MatchSeniority } from "./types.ts";
import { defaultMatchingWeights, defaultWeights } from "./default-weights.ts";
import { readWeights } from "./weights.ts";
import type { MatchingWeight } from "./weights.ts";

const german = 7;
const english = 8;

function jobOf(skills: number, job: Partial<MatchJob> = {}): MatchJob {
  return { skill_ids: firstIds(skills), seniorities: [], language_id: null, ...job };
}

function developerOf(skills: number, developer: Partial<MatchDeveloper> = {}): MatchDeveloper {
  return {
    skills: firstIds(skills).map((id) => ({ id, years: 3 })),
    languages: [],
    seniority: 1,
    ...developer,
  };
}

function firstIds(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

describe("the share of skills", () => {
  test.each([
    ["every skill", 4, 4, 1],
    ["half of the skills", 4, 2, 0.5],
    ["a third, rounded to nine decimals", 3, 1, 0.333333333],
    ["none of the skills", 4, 0, 0],
    ["more skills than the job asks for", 2, 9, 1],
    ["a job without skills", 0, 5, 0],
  ])("%s", (_case, required, held, score) => {
    expect(matchScore(jobOf(required), developerOf(held), defaultWeights)).toBe(score);
  });

  test("skills that the job does not ask for do not count", () => {
    const developer = developerOf(0, { skills: [{ id: 99, years: 10 }] });
    expect(matchScore(jobOf(2), developer, defaultWeights)).toBe(0);
  });
});

describe("seniority", () => {
  test.each<[string, MatchSeniority, MatchSeniority[], number]>([
    ["left open, the share stands", 0, [], 0.5],
    ["equal", 1, [1], 0.5],
    ["above", 2, [0], 0.5],
    ["one below", 1, [2], 0.375],
    ["two below", 0, [2], 0.2],
    ["of several the best counts, listed first", 0, [0, 2], 0.5],
    ["of several the best counts, listed last", 0, [2, 1], 0.375],
    ["all accepted", 0, [0, 1, 2], 0.5],
  ])("%s", (_case, seniority, seniorities, score) => {
    expect(
      matchScore(jobOf(4, { seniorities }), developerOf(2, { seniority }), defaultWeights),
    ).toBe(score);
  });

  test.each<[string, MatchingWeight[], number, number]>([
    ["without weights the share stands", [], 2, 0.5],
    ["adds before it multiplies", [weightOf(0.3, 0.5)], 2, 0.4],
    ["never passes 1", [weightOf(0.3, 1)], 4, 1],
    ["never falls below 0", [weightOf(-0.8, 1)], 2, 0],
    ["an addition reaches a developer with none of the skills", [weightOf(0.3, 1)], 0, 0.3],
  ])("weighted: %s", (_case, weights, held, score) => {
    const job = jobOf(4, { seniorities: [1] });
    expect(matchScore(job, developerOf(held), readWeights(weights))).toBe(score);
  });

  test("an addition reaches a job without skills", () => {
    const weights = readWeights([weightOf(0.3, 1)]);
    expect(matchScore(jobOf(0, { seniorities: [1] }), developerOf(2), weights)).toBe(0.3);
  });

  test("the maximum looks at add and mult together, not at either", () => {
    const weights = readWeights([
      { type: "seniority", developer: 1, required: 0, add: 0.5, mult: 0.5 },
      { type: "seniority", developer: 1, required: 1, add: 0, mult: 0.8 },
    ]);
    const job = jobOf(4, { seniorities: [0, 1] });
    expect(matchScore(job, developerOf(1), weights)).toBe(0.375);
    expect(matchScore(job, developerOf(4), weights)).toBe(0.8);
  });

  test("of requirements that score the same the lowest is the one met", () => {
    expect(bestRequirement(0.5, seniorityMask([2, 1, 0]), 2, defaultWeights)).toBe(0);
    expect(bestRequirement(0.5, seniorityMask([]), 2, defaultWeights)).toBeNull();
  });

  function weightOf(add: number, mult: number): MatchingWeight {
    return { type: "seniority", developer: 1, required: 1, add, mult };
  }
});

describe("the required language", () => {
  test.each([
    ["not set", 0, 0.4],
    ["beginner", 1, 0.5],
    ["intermediate", 2, 0.8],
    ["advanced", 3, 1],
    ["native", 4, 1],
    ["a level that has no weight", 9, 1],
  ])("%s", (_level, level_id, score) => {
    const developer = developerOf(4, { languages: [{ id: german, level_id }] });
    expect(matchScore(jobOf(4, { language_id: german }), developer, defaultWeights)).toBe(score);
  });

  test("one that the developer does not list counts as not set", () => {
    const developer = developerOf(4, { languages: [{ id: english, level_id: 4 }] });
    expect(matchScore(jobOf(4, { language_id: german }), developer, defaultWeights)).toBe(0.4);
  });

  test("a job that requires none ignores the developer's languages", () => {
    const developer = developerOf(4, { languages: [{ id: german, level_id: 1 }] });
    expect(matchScore(jobOf(4), developer, defaultWeights)).toBe(1);
  });

  test("weighs on top of seniority", () => {
    const job = jobOf(4, { seniorities: [2], language_id: german });
    const developer = developerOf(4, { languages: [{ id: german, level_id: 1 }] });
    expect(matchScore(job, developer, defaultWeights)).toBe(0.375);
  });

  test("multiplies before the score is held to 1", () => {
    const weights = readWeights([
      { type: "seniority", developer: 1, required: 1, add: 1, mult: 1 },
      { type: "language", level_id: 1, mult: 0.5 },
    ]);
    const job = jobOf(2, { seniorities: [1], language_id: german });
    const developer = developerOf(2, { languages: [{ id: german, level_id: 1 }] });
    expect(matchScore(job, developer, weights)).toBe(1);
  });
});

describe("points", () => {
  test.each([
    [0.79, 4.5, 5],
    [0.7, 4, 4.5],
    [0.65, 3.5, 4],
    [0.5, 3, 3.5],
    [0.46, 2.5, 3],
    [0.35, 2, 2.5],
    [0.3, 1.5, 2],
    [0.15, 1, 1.5],
    [0.05, 0, 1],
  ])("step at %d: up to it %d, above it %d", (step, upTo, above) => {
    expect(matchPoints(step - 0.000001)).toBe(upTo);
    expect(matchPoints(step)).toBe(upTo);
    expect(matchPoints(step + Number.EPSILON)).toBe(upTo);
    expect(matchPoints(step + 0.0000000004)).toBe(upTo);
    expect(matchPoints(step + 0.000000001)).toBe(above);
  });

  test.each([
    [0, 0],
    [1, 5],
  ])("a score of %d earns %d", (score, points) => {
    expect(matchPoints(score)).toBe(points);
  });

  test.each<[string, MatchJob, MatchDeveloper, number, number]>([
    [
      "7 of 8 skills, intermediate in the language",
      jobOf(8, { language_id: german }),
      developerOf(7, { languages: [{ id: german, level_id: 2 }] }),
      0.7,
      4,
    ],
    [
      "2 of 5 skills, one seniority below",
      jobOf(5, { seniorities: [2] }),
      developerOf(2),
      0.3,
      1.5,
    ],
    [
      "7 of 8 skills, two seniorities below",
      jobOf(8, { seniorities: [2] }),
      developerOf(7, { seniority: 0 }),
      0.35,
      2,
    ],
  ])("floating point does not lift %s", (_case, job, developer, score, points) => {
    expect(matchScore(job, developer, defaultWeights)).toBe(score);
    expect(matchPoints(matchScore(job, developer, defaultWeights))).toBe(points);
  });

  test("a product that floating point puts above a step is compared as the step", () => {
    expect(0.8 * 0.875).toBeGreaterThan(0.7);
    expect(roundScore(0.8 * 0.875)).toBe(0.7);
    expect(matchPoints(0.8 * 0.875)).toBe(4);
  });

  test.each([
    [0, "Check your match!"],
    [1, "Try another card!"],
    [1.5, "Try another card!"],
    [2, "Almost there!"],
    [2.5, "Almost there!"],
    [3, "Looks ok!"],
    [3.5, "Looks ok!"],
    [4, "Pretty good fit!"],
    [4.5, "Pretty good fit!"],
    [5, "Perfect fit!"],
  ] as const)("%d reads %s", (points, text) => {
    expect(matchText(points)).toBe(text);
  });
});

describe("whatever the weights", () => {
  const lists: MatchingWeight[][] = [
    [],
    [...defaultMatchingWeights],
    [-2, -0.5, 0.5, 2].map((add) => ({
      type: "seniority",
      developer: 1,
      required: add > 0 ? 2 : 0,
      add,
      mult: 3,
    })),
    [0, 1, 2, 3, 4].map((level_id) => ({ type: "language", level_id, mult: level_id * 2 })),
  ];
  const masks = firstIds(8).map((id) => id - 1);
  const levels = [noLanguageRequired, 0, 1, 2, 3, 4];

  test.each(lists.map(readWeights))("list %#: a score stays within 0 and 1", (weights) => {
    for (const developer of [0, 1, 2] as const)
      for (const mask of masks)
        for (const level of levels)
          for (let required = 0; required <= 12; required++)
            for (let held = 0; held <= required; held++) {
              const score = computeScore(held, required, mask, level, developer, weights);
              expect(score >= 0 && score <= 1).toBe(true);
              expect(roundScore(score)).toBe(score);
            }
  });

  test.each(lists.map(readWeights))("list %#: one more skill never lowers a score", (weights) => {
    for (const developer of [0, 1, 2] as const)
      for (const mask of masks)
        for (const level of levels)
          for (let held = 1; held <= 12; held++) {
            const fewer = computeScore(held - 1, 12, mask, level, developer, weights);
            const more = computeScore(held, 12, mask, level, developer, weights);
            expect(more).toBeGreaterThanOrEqual(fewer);
            expect(matchPoints(more)).toBeGreaterThanOrEqual(matchPoints(fewer));
          }
  });

  test.each(lists.map(readWeights))(
    "list %#: accepting more seniorities never lowers it",
    (weights) => {
      for (const developer of [0, 1, 2] as const)
        for (const mask of masks.slice(1))
          for (const other of masks) {
            const strict = computeScore(5, 8, mask, noLanguageRequired, developer, weights);
            const open = computeScore(5, 8, mask | other, noLanguageRequired, developer, weights);
            expect(open).toBeGreaterThanOrEqual(strict);
          }
    },
  );
});
