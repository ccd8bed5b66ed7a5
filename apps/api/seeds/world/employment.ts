import type { Random } from "../random.ts";

/** The ids of the employment types, with how common they are among ads for developers. */
const TYPES: readonly (readonly [number, number])[] = [
  [1, 88],
  [2, 5],
  [3, 4],
  [4, 3],
];

/**
 * Picks an ad's employment type: interns are juniors, and who leads a team is employed full time.
 */
export const pickEmployment = (
  random: Random,
  experienceIds: readonly number[],
  isLead: boolean,
) => {
  const type = random.weighted(TYPES);
  return isLead || (type === 4 && !experienceIds.includes(1)) ? 1 : type;
};
