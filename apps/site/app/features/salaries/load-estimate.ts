import { ApiError } from "@devguild/api-client/api-error";
import { EXPERIENCES } from "@devguild/schemas/constants/catalogue";
import { CALCULATOR_MESSAGES, WORK_MODE_NAMES } from "@devguild/schemas/constants/salaries";
import type { CalculatorOptions, SalaryEstimate } from "@devguild/schemas/salaries";
import type { LoaderContext } from "@devguild/session/with-queries";

import type { CalculatorState } from "./calculator-address.ts";

type Field = Exclude<keyof CalculatorState, "isAsked" | "city_place_id">;
/** Error messages by form field. */
export type CalculatorErrors = Partial<Record<Field, string>>;
/** A city shown in the form. */
export type ChosenCity = { place_id: string; name: string };
export type Estimated = {
  estimate: SalaryEstimate | null;
  /** The city that the address resolves to, if any. */
  city: ChosenCity | null;
  errors: CalculatorErrors;
};

/** Maps fields of the call to fields of the form. */
const FIELDS: Record<string, Field> = {
  skill_ids: "skills",
  seniority_id: "seniority",
  country_id: "country",
  city_place_id: "city",
  work_mode: "work_mode",
};

const toErrors = (error: ApiError): CalculatorErrors =>
  Object.fromEntries(
    Object.entries(error.fields).map(([field, message]) => [FIELDS[field] ?? "skills", message]),
  );

const bySlug = <Item extends { slug: string }>(items: readonly Item[], slug: string) =>
  items.find((item) => item.slug === slug);

// If several cities share the name, the chosen one counts, otherwise the largest.
const findCity = async (
  { api }: Pick<LoaderContext, "api">,
  { city: search, city_place_id }: CalculatorState,
  country_id: number,
) => {
  const find = async (query: { search: string; country_id?: number }) =>
    (await api.catalogue.cities.call({ query })).data;
  const cities = await find({ search, country_id });
  const city = cities.find(({ place_id }) => place_id === city_place_id) ?? cities[0];
  if (city) return { city };
  const isElsewhere = (await find({ search })).length > 0;
  return {
    city: null,
    error: isElsewhere ? CALCULATOR_MESSAGES.cityElsewhere : CALCULATOR_MESSAGES.cityUnknown,
  };
};

/** Converts the address's slugs to the call's ids; unknown ones are errors of their fields. */
const buildBody = async (
  loading: Pick<LoaderContext, "api">,
  state: CalculatorState,
  options: CalculatorOptions,
) => {
  const errors: CalculatorErrors = {};
  const skills = state.skills.flatMap((slug) => bySlug(options.skills, slug) ?? []);
  const seniority = EXPERIENCES.find(({ slug }) => slug === state.seniority);
  const country = bySlug(options.countries, state.country);
  const work_mode = WORK_MODE_NAMES.find((mode) => mode === state.work_mode);
  if (state.skills.length === 0) errors.skills = CALCULATOR_MESSAGES.skillRequired;
  else if (skills.length < state.skills.length) errors.skills = CALCULATOR_MESSAGES.skillUnknown;
  if (!seniority) errors.seniority = CALCULATOR_MESSAGES.seniorityUnknown;
  if (!country) errors.country = CALCULATOR_MESSAGES.countryRequired;
  if (!work_mode) errors.work_mode = CALCULATOR_MESSAGES.workModeUnknown;
  const found = country && state.city !== "" ? await findCity(loading, state, country.id) : null;
  const city = found?.city ?? null;
  if (found?.error) errors.city = found.error;
  if (Object.keys(errors).length > 0 || !seniority || !country || !work_mode)
    return { errors, city, body: null };
  return {
    errors,
    city,
    body: {
      skill_ids: skills.map(({ id }) => id),
      seniority_id: seniority.id,
      country_id: country.id,
      ...(city && { city_place_id: city.place_id }),
      work_mode,
    },
  };
};

/** Loads the estimate for an address, or its errors by field. */
export const loadEstimate = async (
  loading: Pick<LoaderContext, "api">,
  state: CalculatorState,
  options: CalculatorOptions,
): Promise<Estimated> => {
  if (!state.isAsked) return { estimate: null, city: null, errors: {} };
  const { body, city, errors } = await buildBody(loading, state, options);
  if (!body) return { estimate: null, city, errors };
  try {
    const { data } = await loading.api.salaries.estimate.call({ body });
    return { estimate: data, city, errors: {} };
  } catch (error) {
    if (error instanceof ApiError && Object.keys(error.fields).length > 0)
      return { estimate: null, city, errors: toErrors(error) };
    throw error;
  }
};
