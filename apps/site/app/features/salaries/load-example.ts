import { ApiError } from "@devguild/api-client/api-error";
import { EXPERIENCES } from "@devguild/schemas/constants/catalogue";
import type { CalculatorOptions, SalaryEstimate } from "@devguild/schemas/salaries";
import type { LoaderContext } from "@devguild/session/with-queries";

import type { CalculatorState } from "./calculator-address.ts";

type Loading = Pick<LoaderContext, "api">;

/** The estimate that the page starts with, and its title. */
export type Example = { estimate: SalaryEstimate; heading: string };

const [, , SENIOR] = EXPERIENCES;

/** Counts senior ads with a salary by skill and location, of all skills or one. */
const countAds = async ({ api }: Loading, skills: number[]) => {
  const { facets } = await api.jobs.search.call({
    query: { seniorities: [SENIOR.id], skills, without_salary: false, jobs_page: 0 },
  });
  return facets;
};

/** Finds the option with the highest count; the first of equal ones. */
export const findMostFrequent = <Option extends { id: number }>(
  options: readonly Option[],
  counts: readonly { id: number; count: number }[],
) => {
  const countById = new Map(counts.map(({ id, count }) => [id, count]));
  return options
    .filter(({ id }) => countById.has(id))
    .toSorted((a, b) => (countById.get(b.id) ?? 0) - (countById.get(a.id) ?? 0))[0];
};

const findExample = async (
  loading: Loading,
  state: CalculatorState,
  { skills, countries }: CalculatorOptions,
): Promise<Example | null> => {
  const skill =
    skills.find(({ slug }) => slug === state.skills[0]) ??
    findMostFrequent(skills, (await countAds(loading, [])).skills);
  if (!skill) return null;
  const country = findMostFrequent(countries, (await countAds(loading, [skill.id])).locations);
  if (!country) return null;
  const { data: estimate } = await loading.api.salaries.estimate.call({
    body: {
      skill_ids: [skill.id],
      seniority_id: SENIOR.id,
      country_id: country.id,
      work_mode: "any",
    },
  });
  return {
    estimate,
    heading: `For example: ${SENIOR.slug} ${skill.label} developers in ${country.label}`,
  };
};

/**
 * Loads the estimate to start with: senior developers with the skill in the address, or the one that
 * most ads ask for, in the country with most of these ads. Null if it has fewer than five.
 */
export const loadExample = async (
  loading: Loading,
  state: CalculatorState,
  options: CalculatorOptions,
): Promise<Example | null> => {
  if (state.isAsked) return null;
  try {
    const example = await findExample(loading, state, options);
    return example?.estimate.scope === "country" ? example : null;
  } catch (error) {
    // Estimates are limited per network; the form works without one.
    if (error instanceof ApiError) return null;
    throw error;
  }
};
