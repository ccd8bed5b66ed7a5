import { CALCULATOR_SKILLS_MAX } from "@devguild/schemas/constants/salaries";
import {
  type AddressState,
  readAddress,
  slugs,
  text,
  writeAddress,
} from "@devguild/session/addresses";

/** A city is known by its name and, where it was chosen, by its place; the others by their slugs. */
const CALCULATOR = {
  // One more than there may be, so that somebody can be told that there are too many.
  skills: { ...slugs, max: CALCULATOR_SKILLS_MAX + 1 },
  seniority: text,
  country: text,
  city: text,
  city_place_id: { ...text, needs: "city" },
  work_mode: { ...text, defaultValue: "any" },
};

/** What a salary is asked for, as the address says it. */
export type CalculatorState = AddressState<typeof CALCULATOR> & {
  /** Whether an answer is asked for; a link may bring skills alone and leave the rest to be chosen. */
  isAsked: boolean;
};

/** Reads an address: skills separated by commas or, as a plain form sends them, repeated. */
export const readCalculator = (params: URLSearchParams): CalculatorState => ({
  ...readAddress(CALCULATOR, params),
  isAsked: params.has("seniority") || params.has("country"),
});

/** The query string of what is asked for; what is asked without a country says so. */
export const writeCalculator = ({ isAsked, ...state }: Partial<CalculatorState>): string => {
  const query = writeAddress(CALCULATOR, state);
  if (!isAsked || state.seniority || state.country) return query;
  return `${query}${query ? "&" : "?"}country=`;
};
