import type { Random } from "../random.ts";

/** Salary levels relative to Germany. */
const PAY_BY_COUNTRY: Record<string, number> = {
  AT: 0.92,
  AR: 0.5,
  BE: 0.95,
  BG: 0.58,
  CA: 1.08,
  CH: 1.62,
  CY: 0.68,
  CZ: 0.66,
  DE: 1,
  DK: 1.14,
  EE: 0.72,
  ES: 0.7,
  FI: 0.9,
  FR: 0.86,
  GB: 1.02,
  GR: 0.56,
  HR: 0.6,
  HU: 0.56,
  IE: 1.08,
  IN: 0.42,
  IT: 0.69,
  LT: 0.68,
  LU: 1.2,
  LV: 0.64,
  MX: 0.55,
  NL: 0.98,
  NO: 1.08,
  PL: 0.7,
  PT: 0.62,
  RO: 0.58,
  RS: 0.54,
  SE: 0.93,
  SI: 0.66,
  SK: 0.62,
  TR: 0.5,
  UA: 0.5,
  US: 1.7,
};

/** Factors by the highest experience that the ad asks for: junior, intermediate, senior. */
const PAY_BY_EXPERIENCE = [0.72, 1, 1.22];

/** Picks a salary range in whole EUR per year; none if the ad doesn't state it. */
export const pickSalary = (
  random: Random,
  pay: number,
  iso2: string,
  experienceIds: readonly number[],
  isLead: boolean,
) => {
  if (random.chance(0.15)) return { salary_min: null, salary_max: null };
  // The salaries of leads and managers already include their experience.
  const experience = isLead ? 1 : (PAY_BY_EXPERIENCE[Math.max(...experienceIds) - 1] ?? 1);
  const middle = pay * (PAY_BY_COUNTRY[iso2] ?? 0.8) * experience * (0.92 + random.next() * 0.18);
  const half = middle * (0.06 + random.next() * 0.08);
  const floor = experienceIds.length > 1 ? half * 1.6 : half;
  return {
    salary_min: Math.round(middle - floor) * 1000,
    salary_max: Math.round(middle + half) * 1000,
  };
};
