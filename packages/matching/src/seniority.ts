import type { MatchSeniority } from "./types.ts";

/** With up to this many skills all of them count; with more, only the upper half does. */
const skillsCountedInFull = 3;

/**
 * Derives a developer's seniority from the years of experience per skill (any order, each above 0).
 * With more than 3 skills only the upper half counts, so that a new skill doesn't lower it. Source:
 * docs/product/matching.md, "Developer seniority".
 */
export function developerSeniority(years: readonly number[]): MatchSeniority {
  if (years.length === 0) return 0;
  const counted =
    years.length > skillsCountedInFull
      ? years.toSorted((a, b) => b - a).slice(0, Math.ceil(years.length / 2))
      : years;
  let total = 0;
  for (const skillYears of counted) total += skillYears;
  return seniorityOfYears(total / counted.length);
}

/**
 * Returns the seniority for an average of `years`: up to 2 junior, up to 4 intermediate. Source:
 * docs/product/matching.md, "Developer seniority".
 */
export function seniorityOfYears(years: number): MatchSeniority {
  if (years <= 2) return 0;
  return years <= 4 ? 1 : 2;
}

/**
 * Returns the requirement of a job's experience option (catalogue id, from 1): 1 (0-2 years) is
 * junior, 2 (3-4 years) intermediate, any other (5 and more) senior. Source:
 * docs/product/matching.md, "What a job requires".
 */
export function toMatchSeniority(experienceId: number): MatchSeniority {
  if (experienceId === 1) return 0;
  return experienceId === 2 ? 1 : 2;
}
