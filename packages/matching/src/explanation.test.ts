import { expect, test } from "vitest";
import { explainMatch } from "./explanation.ts";
import type { MatchRaises } from "./explanation.ts";
import { matchScore } from "./score.ts";
import type { MatchDeveloper, MatchJob, MatchSeniority } from "./types.ts";
import { defaultWeights } from "./default-weights.ts";

const german = 7;

const job: MatchJob = { skill_ids: [30, 10, 20, 40], seniorities: [2], language_id: german };
const developer: MatchDeveloper = {
  skills: [
    { id: 10, years: 3 },
    { id: 30, years: 4 },
    { id: 99, years: 1 },
  ],
  languages: [{ id: german, level_id: 1 }],
  seniority: 1,
};

test("a developer sees which skills counted and what seniority and language did", () => {
  expect(explainMatch(job, developer, defaultWeights)).toMatchObject({
    score: 0.1875,
    points: 1.5,
    text: "Try another card!",
    skills: { had: [30, 10], missing: [20, 40], ratio: 0.5 },
    seniority: { developer: 1, required: 2, add: 0, mult: 0.75 },
    language: { id: german, level_id: 1, mult: 0.5 },
  });
});

test("what the job leaves open is not explained", () => {
  const open = { ...job, seniorities: [], language_id: null };
  expect(explainMatch(open, developer, defaultWeights)).toMatchObject({
    score: 0.5,
    seniority: null,
    language: null,
  });
});

test("a language the developer does not list shows as level 0", () => {
  const silent = { ...developer, languages: [] };
  expect(explainMatch(job, silent, defaultWeights).language).toEqual({
    id: german,
    level_id: 0,
    mult: 0.4,
  });
});

test("of several requirements the one that counted is shown", () => {
  const flexible: MatchJob = { ...job, seniorities: [2, 1] };
  expect(explainMatch(flexible, developer, defaultWeights).seniority).toEqual({
    developer: 1,
    required: 1,
    add: 0,
    mult: 1,
  });
});

test("a job without skills has nothing to learn for it", () => {
  const vague: MatchJob = { skill_ids: [], seniorities: [], language_id: null };
  expect(explainMatch(vague, developer, defaultWeights)).toEqual({
    score: 0,
    points: 0,
    text: "Check your match!",
    skills: { had: [], missing: [], ratio: 0 },
    seniority: null,
    language: null,
    raises: { skill: null, language: null, best: null },
  });
});

interface Situation {
  readonly held: number;
  readonly of: number;
  /** The level in the required language; undefined when the job requires none. */
  readonly level?: number;
}

test.each<[string, Situation, MatchRaises]>([
  ["nothing is missing", { held: 4, of: 4, level: 4 }, { skill: null, language: null, best: null }],
  [
    "one more skill earns more",
    { held: 2, of: 4 },
    {
      skill: { score: 0.75, points: 4.5, text: "Pretty good fit!" },
      language: null,
      best: "skill",
    },
  ],
  [
    "one more skill among very many does not",
    { held: 1, of: 40 },
    { skill: null, language: null, best: null },
  ],
  [
    "all points are earned although a skill is missing",
    { held: 9, of: 10, level: 3 },
    { skill: null, language: null, best: null },
  ],
  [
    "only the language is in the way",
    { held: 4, of: 4, level: 1 },
    {
      skill: null,
      language: { level_id: 2, score: 0.8, points: 5, text: "Perfect fit!" },
      best: "language",
    },
  ],
  [
    "the next language level earns nothing, the one after it does",
    { held: 2, of: 10, level: 0 },
    {
      skill: null,
      language: { level_id: 2, score: 0.16, points: 1.5, text: "Try another card!" },
      best: "language",
    },
  ],
  [
    "both earn more and the language leads further",
    { held: 3, of: 4, level: 1 },
    {
      skill: { score: 0.5, points: 3, text: "Looks ok!" },
      language: { level_id: 2, score: 0.6, points: 3.5, text: "Looks ok!" },
      best: "language",
    },
  ],
  [
    "both earn more and the skill leads further",
    { held: 1, of: 2, level: 2 },
    {
      skill: { score: 0.8, points: 5, text: "Perfect fit!" },
      language: { level_id: 3, score: 0.5, points: 3, text: "Looks ok!" },
      best: "skill",
    },
  ],
  [
    "both lead equally far",
    { held: 4, of: 5, level: 2 },
    {
      skill: { score: 0.8, points: 5, text: "Perfect fit!" },
      language: { level_id: 3, score: 0.8, points: 5, text: "Perfect fit!" },
      best: "skill",
    },
  ],
])("what would earn more points when %s", (_case, { held, of, level }, raises) => {
  const ids = Array.from({ length: of }, (_, index) => index + 1);
  const explanation = explainMatch(
    { skill_ids: ids, seniorities: [], language_id: level === undefined ? null : german },
    {
      skills: ids.slice(0, held).map((id) => ({ id, years: 2 })),
      languages: level === undefined ? [] : [{ id: german, level_id: level }],
      seniority: 0,
    },
    defaultWeights,
  );
  expect(explanation.raises).toEqual(raises);
});

test("an explanation never disagrees with the score, and its raises hold when followed", () => {
  const requirements: MatchSeniority[][] = [[], [0], [1], [2], [0, 2], [1, 2]];
  for (const seniorities of requirements)
    for (let level_id = 0; level_id <= 4; level_id++)
      for (let held = 0; held <= 4; held++) {
        const wanted: MatchJob = { skill_ids: [1, 2, 3, 4], seniorities, language_id: german };
        const someone: MatchDeveloper = {
          skills: wanted.skill_ids.slice(0, held).map((id) => ({ id, years: 2 })),
          languages: [{ id: german, level_id }],
          seniority: 0,
        };
        const { score, points, skills, raises } = explainMatch(wanted, someone, defaultWeights);
        expect(score).toBe(matchScore(wanted, someone, defaultWeights));

        const learnt = skills.missing.slice(0, 1).map((id) => ({ id, years: 1 }));
        if (raises.skill !== null) {
          const later = { ...someone, skills: [...someone.skills, ...learnt] };
          expect(matchScore(wanted, later, defaultWeights)).toBe(raises.skill.score);
          expect(raises.skill.points).toBeGreaterThan(points);
        }
        if (raises.language !== null) {
          const languages = [{ id: german, level_id: raises.language.level_id }];
          expect(matchScore(wanted, { ...someone, languages }, defaultWeights)).toBe(
            raises.language.score,
          );
          expect(raises.language.points).toBeGreaterThan(points);
        }
      }
});
