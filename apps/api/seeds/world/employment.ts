import type { Random } from "../random.ts";

/** The ids of the employment types in the catalogue. */
export const EMPLOYMENT = { FULL_TIME: 1, PART_TIME: 2, FREELANCE: 3, INTERNSHIP: 4 } as const;
const { FULL_TIME, PART_TIME, FREELANCE, INTERNSHIP } = EMPLOYMENT;

/** How someone is employed, with the hours a week that the pay is for. */
export interface Employment {
  id: (typeof EMPLOYMENT)[keyof typeof EMPLOYMENT];
  hours: number;
}

const FULL_HOURS = 40;
const PART_TIME_HOURS = [20, 24, 28, 30];

type Choices = readonly (readonly [Employment["id"], number])[];

const FOR_JUNIORS: Choices = [
  [FULL_TIME, 64],
  [PART_TIME, 6],
  [INTERNSHIP, 30],
];
// Companies don’t hire freelancers who still have to learn the job.
const WITH_JUNIORS: Choices = [
  [FULL_TIME, 94],
  [PART_TIME, 6],
];
const FOR_OTHERS: Choices = [
  [FULL_TIME, 91],
  [PART_TIME, 5],
  [FREELANCE, 4],
];

export const FULL_TIME_JOB: Employment = { id: FULL_TIME, hours: FULL_HOURS };

/** Picks how an ad employs: interns are juniors, and who leads a team is employed full time. */
export const pickEmployment = (
  random: Random,
  experienceIds: readonly number[],
  isLead: boolean,
): Employment => {
  if (isLead) return FULL_TIME_JOB;
  const isForJuniors = experienceIds.includes(1);
  const id = random.weighted(
    isForJuniors ? (experienceIds.length === 1 ? FOR_JUNIORS : WITH_JUNIORS) : FOR_OTHERS,
  );
  return { id, hours: id === PART_TIME ? random.pick(PART_TIME_HOURS) : FULL_HOURS };
};

type Salary = { salary_min: number | null; salary_max: number | null };

const INTERN_SHARE = 0.55;

/** Adapts a yearly salary: interns earn about half, part-timers by the hour, freelancers have a day rate. */
export const adaptSalary = (
  { salary_min, salary_max }: Salary,
  { id, hours }: Employment,
): Salary => {
  if (id === FREELANCE || salary_min === null || salary_max === null)
    return { salary_min: null, salary_max: null };
  const share = (hours / FULL_HOURS) * (id === INTERNSHIP ? INTERN_SHARE : 1);
  const scaled = (amount: number) => Math.round((amount * share) / 1000) * 1000;
  return { salary_min: scaled(salary_min), salary_max: scaled(salary_max) };
};
