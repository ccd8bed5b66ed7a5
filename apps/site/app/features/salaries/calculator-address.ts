import { CALCULATOR_SKILLS_MAX } from "@devguild/schemas/constants/salaries";
import {
  type AddressState,
  readAddress,
  slugs,
  text,
  writeAddress,
} from "@devguild/session/addresses";

/** A city is identified by its name and, if it was chosen, by its place id; the others by their slugs. */
const CALCULATOR = {
  // One more than allowed, so that the form can say there are too many.
  skills: { ...slugs, max: CALCULATOR_SKILLS_MAX + 1 },
  seniority: text,
  country: text,
  city: text,
  city_place_id: { ...text, needs: "city" },
  work_mode: { ...text, defaultValue: "any" },
};

/** The calculator's input, read from the address. */
export type CalculatorState = AddressState<typeof CALCULATOR> & {
  /** Whether to calculate; a link may contain only skills and leave the rest to be chosen. */
  isAsked: boolean;
};

/** Reads an address; skills are separated by commas or repeated, as a plain form sends them. */
export const readCalculator = (params: URLSearchParams): CalculatorState => ({
  ...readAddress(CALCULATOR, params),
  isAsked: params.has("seniority") || params.has("country"),
});

/** Builds the query string; an empty country marks a calculation without seniority and country. */
export const writeCalculator = ({ isAsked, ...state }: Partial<CalculatorState>): string => {
  const query = writeAddress(CALCULATOR, state);
  if (!isAsked || state.seniority || state.country) return query;
  return `${query}${query ? "&" : "?"}country=`;
};
