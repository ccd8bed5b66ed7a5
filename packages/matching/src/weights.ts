import type { MatchSeniority } from "./types.ts";

/** How the share of skills changes when a developer of one seniority meets one requirement. */
interface SeniorityWeight {
  readonly type: "seniority";
  /** The developer's seniority, 0 to 2. */
  readonly developer: number;
  /** The seniority that the job requires, 0 to 2. */
  readonly required: number;
  readonly add: number;
  readonly mult: number;
}

/** How a score changes with the level in the required language. */
interface LanguageWeight {
  readonly type: "language";
  /** 0 not set, 1 beginner, 2 intermediate, 3 advanced, 4 native. */
  readonly level_id: number;
  readonly mult: number;
}

/** An entry of the platform's `matching_weights` list. */
export type MatchingWeight = SeniorityWeight | LanguageWeight;

/** The list indexed for scoring; made by `readWeights`, read through the functions below. */
export interface MatchWeights {
  /** By developer * 3 + required. */
  readonly seniorityAdd: Float64Array;
  /** By developer * 3 + required. */
  readonly seniorityMult: Float64Array;
  /** By language level. */
  readonly languageMult: Float64Array;
}

const seniorityCount = 3;
const languageLevelCount = 5;

/**
 * Indexes a `matching_weights` list, once per list and not per score.
 * What the list leaves out adds 0 and multiplies by 1; of two entries for one case the last counts;
 * an entry for a seniority or level that does not exist is ignored.
 * Source: docs/product/matching.md, "Weights".
 */
export function readWeights(list: readonly MatchingWeight[]): MatchWeights {
  const seniorityAdd = new Float64Array(seniorityCount * seniorityCount);
  const seniorityMult = new Float64Array(seniorityCount * seniorityCount).fill(1);
  const languageMult = new Float64Array(languageLevelCount).fill(1);
  for (const weight of list) {
    if (weight.type === "language") {
      // Writing outside a typed array does nothing, which is what an unknown level deserves.
      languageMult[weight.level_id] = weight.mult;
    } else if (isSeniority(weight.developer) && isSeniority(weight.required)) {
      const at = weight.developer * seniorityCount + weight.required;
      seniorityAdd[at] = weight.add;
      seniorityMult[at] = weight.mult;
    }
  }
  return { seniorityAdd, seniorityMult, languageMult };
}

/** What is added to the share of skills for this pair of seniorities; 0 unless weighted. */
export function seniorityAdd(
  weights: MatchWeights,
  developer: MatchSeniority,
  required: MatchSeniority,
): number {
  return weights.seniorityAdd[developer * seniorityCount + required] ?? 0;
}

/** What the share of skills is multiplied by for this pair of seniorities; 1 unless weighted. */
export function seniorityMult(
  weights: MatchWeights,
  developer: MatchSeniority,
  required: MatchSeniority,
): number {
  return weights.seniorityMult[developer * seniorityCount + required] ?? 1;
}

/** What the score is multiplied by for this level in the required language; 1 unless weighted. */
export function languageMult(weights: MatchWeights, level: number): number {
  return weights.languageMult[level] ?? 1;
}

function isSeniority(value: number): value is MatchSeniority {
  return value === 0 || value === 1 || value === 2;
}
