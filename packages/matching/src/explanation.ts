import {
  bestRequirement,
  hasSkill,
  matchPoints,
  matchText,
  noLanguageRequired,
  requiredLanguageLevel,
  computeScore,
  seniorityMask,
  skillRatio,
} from "./score.ts";
import type { MatchDeveloper, MatchJob, MatchPoints, MatchSeniority } from "./types.ts";
import { languageMult, seniorityAdd, seniorityMult } from "./weights.ts";
import type { MatchWeights } from "./weights.ts";

/** A score (0 to 1) with its points and text. */
interface MatchResult {
  readonly score: number;
  readonly points: MatchPoints;
  readonly text: string;
}

/** Why a developer gets a score for a job, and what would raise it. */
export interface MatchExplanation extends MatchResult {
  /** The job's skill ids, in the job's order, and the share matched (0 to 1). */
  readonly skills: {
    readonly had: readonly number[];
    readonly missing: readonly number[];
    readonly ratio: number;
  };
  /** The requirement that counted and its weights; null if the job is open to any seniority. */
  readonly seniority: {
    readonly developer: MatchSeniority;
    readonly required: MatchSeniority;
    readonly add: number;
    readonly mult: number;
  } | null;
  /** The required language and the developer's level in it; null if none is required. */
  readonly language: {
    readonly id: number;
    readonly level_id: number;
    readonly mult: number;
  } | null;
  readonly raises: MatchRaises;
}

/** Single steps that earn more points; each is null if it wouldn't. */
export interface MatchRaises {
  /** One more of the missing skills; all count the same. */
  readonly skill: MatchResult | null;
  /** The lowest level in the required language that earns more points. */
  readonly language: (MatchResult & { readonly level_id: number }) | null;
  /**
   * The step that raises the score the most, the skill if both are equal. Null if neither earns
   * more points.
   */
  readonly best: "skill" | "language" | null;
}

const highestLanguageLevel = 4;

/**
 * Explains a match: the score of `matchScore`, its parts, and what would earn more points. Source:
 * docs/product/matching.md, "Explanation".
 */
export function explainMatch(
  job: MatchJob,
  developer: MatchDeveloper,
  weights: MatchWeights,
): MatchExplanation {
  const had: number[] = [];
  const missing: number[] = [];
  for (const id of job.skill_ids) (hasSkill(developer, id) ? had : missing).push(id);

  const ratio = skillRatio(had.length, job.skill_ids.length);
  const mask = seniorityMask(job.seniorities);
  const level = requiredLanguageLevel(job, developer);
  const required = bestRequirement(ratio, mask, developer.seniority, weights);
  const resultWith = (matched: number, levelThen: number): MatchResult =>
    toResult(
      computeScore(matched, job.skill_ids.length, mask, levelThen, developer.seniority, weights),
    );

  const now = resultWith(had.length, level);
  const skill = missing.length > 0 ? resultWith(had.length + 1, level) : null;
  return {
    ...now,
    skills: { had, missing, ratio },
    seniority:
      required === null
        ? null
        : {
            developer: developer.seniority,
            required,
            add: seniorityAdd(weights, developer.seniority, required),
            mult: seniorityMult(weights, developer.seniority, required),
          },
    language:
      job.language_id === null
        ? null
        : { id: job.language_id, level_id: level, mult: languageMult(weights, level) },
    raises: buildRaises(
      skill !== null && skill.points > now.points ? skill : null,
      findLanguageRaise(now, level, (levelThen) => resultWith(had.length, levelThen)),
    ),
  };
}

function findLanguageRaise(
  now: MatchResult,
  level: number,
  resultAt: (level: number) => MatchResult,
): MatchRaises["language"] {
  if (level === noLanguageRequired) return null;
  for (let next = level + 1; next <= highestLanguageLevel; next++) {
    const result = resultAt(next);
    if (result.points > now.points) return { ...result, level_id: next };
  }
  return null;
}

function buildRaises(skill: MatchRaises["skill"], language: MatchRaises["language"]): MatchRaises {
  if (skill === null && language === null) return { skill, language, best: null };
  const languageLeads = (language?.score ?? 0) > (skill?.score ?? 0);
  return { skill, language, best: languageLeads ? "language" : "skill" };
}

function toResult(score: number): MatchResult {
  const points = matchPoints(score);
  return { score, points, text: matchText(points) };
}
