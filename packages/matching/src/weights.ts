import type { MatchSeniority } from "./types.ts";

/** How a pair of developer seniority and required seniority changes the share of skills. */
interface SeniorityWeight {
  readonly type: "seniority";
  /** The developer's seniority, 0 to 2. */
  readonly developer: number;
  /** The seniority that the job requires, 0 to 2. */
  readonly required: number;
  readonly add: number;
  readonly mult: number;
}

/** How the level in the required language changes a score. */
interface LanguageWeight {
  readonly type: "language";
  /** 0 not set, 1 beginner, 2 intermediate, 3 advanced, 4 native. */
  readonly level_id: number;
  readonly mult: number;
}

/** An entry of the platform's `matching_weights` list. */
export type MatchingWeight = SeniorityWeight | LanguageWeight;

/** The list indexed for scoring; built by `readWeights`, read through the functions below. */
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
 * Indexes a `matching_weights` list once, rather than per score. Missing entries add 0 and multiply
 * by 1; of duplicates the last one counts; unknown seniorities and levels are ignored. Source:
 * docs/product/matching.md, "Weights".
 */
export function readWeights(list: readonly MatchingWeight[]): MatchWeights {
  const seniorityAdd = new Float64Array(seniorityCount * seniorityCount);
  const seniorityMult = new Float64Array(seniorityCount * seniorityCount).fill(1);
  const languageMult = new Float64Array(languageLevelCount).fill(1);
  for (const weight of list) {
    if (weight.type === "language") {
      // Writing outside a typed array has no effect, so unknown levels are ignored.
      languageMult[weight.level_id] = weight.mult;
    } else if (isSeniority(weight.developer) && isSeniority(weight.required)) {
      const at = weight.developer * seniorityCount + weight.required;
      seniorityAdd[at] = weight.add;
      seniorityMult[at] = weight.mult;
    }
  }
  return { seniorityAdd, seniorityMult, languageMult };
}

/** Returns what this pair of seniorities adds to the share of skills; 0 by default. */
export function seniorityAdd(
  weights: MatchWeights,
  developer: MatchSeniority,
  required: MatchSeniority,
): number {
  return weights.seniorityAdd[developer * seniorityCount + required] ?? 0;
}

/** Returns the factor of this pair of seniorities for the share of skills; 1 by default. */
export function seniorityMult(
  weights: MatchWeights,
  developer: MatchSeniority,
  required: MatchSeniority,
): number {
  return weights.seniorityMult[developer * seniorityCount + required] ?? 1;
}

/** Returns the factor of this level in the required language for the score; 1 by default. */
export function languageMult(weights: MatchWeights, level: number): number {
  return weights.languageMult[level] ?? 1;
}

function isSeniority(value: number): value is MatchSeniority {
  return value === 0 || value === 1 || value === 2;
}
