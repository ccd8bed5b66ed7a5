import type { MatchDeveloper, MatchJob, MatchPoints, MatchSeniority } from "./types.ts";
import { languageMult, seniorityAdd, seniorityMult } from "./weights.ts";
import type { MatchWeights } from "./weights.ts";

/** The language level of a job that requires no language. */
export const noLanguageRequired = -1;

const matchSeniorities = [0, 1, 2] as const;

/**
 * Scores are rounded to nine decimals before comparing: 0.8 * 0.875 is a hair above 0.7 in floating
 * point.
 */
const scale = 1e9;

/**
 * Computes how well a developer matches a job, from 0 to 1, rounded to 1e-9. Source:
 * docs/product/matching.md, "Score".
 */
export function matchScore(
  job: MatchJob,
  developer: MatchDeveloper,
  weights: MatchWeights,
): number {
  return computeScore(
    countMatchedSkills(job, developer),
    job.skill_ids.length,
    seniorityMask(job.seniorities),
    requiredLanguageLevel(job, developer),
    developer.seniority,
    weights,
  );
}

/**
 * Computes the same score from plain numbers without allocations, for loops over an index of jobs:
 * `matched` of `required` skills; `mask` from `seniorityMask`; `level` in the required language (0
 * to 4), or `noLanguageRequired`. Source: docs/product/matching.md, "Score".
 */
export function computeScore(
  matched: number,
  required: number,
  mask: number,
  level: number,
  developer: MatchSeniority,
  weights: MatchWeights,
): number {
  let score = skillRatio(matched, required);
  const met = bestRequirement(score, mask, developer, weights);
  if (met !== null) score = weighSeniority(score, developer, met, weights);
  if (level !== noLanguageRequired) score *= languageMult(weights, level);
  return roundScore(Math.min(1, Math.max(0, score)));
}

/**
 * Returns the share of the required skills that are matched, 0 to 1; 0 for a job without skills.
 */
export function skillRatio(matched: number, required: number): number {
  return required === 0 ? 0 : matched / required;
}

/**
 * Encodes the seniorities that a job accepts as bits: 1 junior, 2 intermediate, 4 senior; 0 for
 * any.
 */
export function seniorityMask(seniorities: readonly MatchSeniority[]): number {
  let mask = 0;
  for (const seniority of seniorities) mask |= 1 << seniority;
  return mask;
}

/**
 * Returns the seniority in `mask` that gives this developer the highest score, the lowest one if
 * several are equal, or null if the job is open to any. Source: docs/product/matching.md, "Score".
 */
export function bestRequirement(
  ratio: number,
  mask: number,
  developer: MatchSeniority,
  weights: MatchWeights,
): MatchSeniority | null {
  let best: MatchSeniority | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (const required of matchSeniorities) {
    if ((mask & (1 << required)) === 0) continue;
    const weighed = weighSeniority(ratio, developer, required, weights);
    if (weighed > highest) {
      best = required;
      highest = weighed;
    }
  }
  return best;
}

/** Counts the job's skills that the developer has. */
function countMatchedSkills(job: MatchJob, developer: MatchDeveloper): number {
  let matched = 0;
  for (const id of job.skill_ids) if (hasSkill(developer, id)) matched++;
  return matched;
}

/** Returns whether the developer has a skill, regardless of the years. */
export function hasSkill(developer: MatchDeveloper, skillId: number): boolean {
  for (const skill of developer.skills) if (skill.id === skillId) return true;
  return false;
}

/**
 * Returns the developer's level (0 to 4) in the language that the job requires, 0 if it isn't
 * listed; `noLanguageRequired` if the job requires none.
 */
export function requiredLanguageLevel(job: MatchJob, developer: MatchDeveloper): number {
  if (job.language_id === null) return noLanguageRequired;
  for (const language of developer.languages) {
    if (language.id === job.language_id) return language.level_id;
  }
  return 0;
}

/** Rounds a score to 1e-9, as it is compared and stored. */
export function roundScore(score: number): number {
  return Math.round(score * scale) / scale;
}

/** The points for a score above each step, the highest first; 0 points below all of them. */
export const pointSteps: readonly { above: number; points: MatchPoints }[] = [
  { above: 0.79, points: 5 },
  { above: 0.7, points: 4.5 },
  { above: 0.65, points: 4 },
  { above: 0.5, points: 3.5 },
  { above: 0.46, points: 3 },
  { above: 0.35, points: 2.5 },
  { above: 0.3, points: 2 },
  { above: 0.15, points: 1.5 },
  { above: 0.05, points: 1 },
];

/**
 * Returns the points for a score (0 to 1). The score is rounded first, so that a floating-point
 * error doesn't lift it over a threshold. Source: docs/product/matching.md, "Points and texts".
 */
export function matchPoints(score: number): MatchPoints {
  const rounded = roundScore(score);
  return pointSteps.find(({ above }) => rounded > above)?.points ?? 0;
}

/** Returns the step that a score must exceed to earn at least some points, above 0. */
export function stepOfPoints(least: Exclude<MatchPoints, 0>): number {
  return pointSteps.findLast(({ points }) => points >= least)?.above ?? 1;
}

/** Returns the text for the points. Source: docs/product/matching.md, "Points and texts". */
export function matchText(points: MatchPoints): string {
  if (points === 5) return "Perfect fit!";
  if (points >= 4) return "Pretty good fit!";
  if (points >= 3) return "Looks ok!";
  if (points >= 2) return "Almost there!";
  if (points >= 1) return "Try another card!";
  return "Check your match!";
}

function weighSeniority(
  ratio: number,
  developer: MatchSeniority,
  required: MatchSeniority,
  weights: MatchWeights,
): number {
  const add = seniorityAdd(weights, developer, required);
  return (ratio + add) * seniorityMult(weights, developer, required);
}
