import { type MatchingWeight, type MatchWeights, readWeights } from "./weights.ts";

/** The platform's default weights. Source: docs/product/matching.md, "Weights". */
export const defaultMatchingWeights: readonly MatchingWeight[] = [
  { type: "seniority", developer: 0, required: 0, add: 0, mult: 1 },
  { type: "seniority", developer: 0, required: 1, add: 0, mult: 0.75 },
  { type: "seniority", developer: 0, required: 2, add: 0, mult: 0.4 },
  { type: "seniority", developer: 1, required: 0, add: 0, mult: 1 },
  { type: "seniority", developer: 1, required: 1, add: 0, mult: 1 },
  { type: "seniority", developer: 1, required: 2, add: 0, mult: 0.75 },
  { type: "seniority", developer: 2, required: 0, add: 0, mult: 1 },
  { type: "seniority", developer: 2, required: 1, add: 0, mult: 1 },
  { type: "seniority", developer: 2, required: 2, add: 0, mult: 1 },
  { type: "language", level_id: 0, mult: 0.4 },
  { type: "language", level_id: 1, mult: 0.5 },
  { type: "language", level_id: 2, mult: 0.8 },
  { type: "language", level_id: 3, mult: 1 },
  { type: "language", level_id: 4, mult: 1 },
];

/** The same weights, indexed for scoring. Source: docs/product/matching.md, "Weights". */
export const defaultWeights: MatchWeights = readWeights(defaultMatchingWeights);
