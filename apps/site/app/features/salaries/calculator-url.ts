import { CALCULATOR_SKILLS_MAX } from "@devguild/schemas/constants/salaries";

/**
 * What a salary is asked for, as the address says it: slugs, a city by its name and, where it was chosen,
 * by its place; empty is not chosen.
 */
export type CalculatorState = {
  skills: string[];
  seniority: string;
  country: string;
  city: string;
  city_place_id: string;
  work_mode: string;
  /** Whether an answer is asked for; a link may bring skills alone and leave the rest to be chosen. */
  isAsked: boolean;
};

const ANY_MODE = "any";

/** Reads an address: skills parted by commas or, as a plain form sends them, repeated. */
export const readCalculator = (params: URLSearchParams): CalculatorState => ({
  skills: [
    ...new Set(
      params
        .getAll("skills")
        .flatMap((value) => value.split(","))
        .map((slug) => slug.trim())
        .filter(Boolean),
    ),
  ].slice(0, CALCULATOR_SKILLS_MAX + 1),
  seniority: params.get("seniority") ?? "",
  country: params.get("country") ?? "",
  city: (params.get("city") ?? "").trim(),
  city_place_id: params.get("city_place_id") ?? "",
  work_mode: params.get("work_mode") ?? ANY_MODE,
  isAsked: params.has("seniority") || params.has("country"),
});

/** The query of an address, with its question mark; what is as it is anyway is left out. */
export const writeCalculator = ({
  skills,
  seniority,
  country,
  city,
  city_place_id,
  work_mode,
  isAsked,
}: CalculatorState): string => {
  const pairs = [
    ["skills", skills.map(encodeURIComponent).join(",")],
    ["seniority", encodeURIComponent(seniority)],
    ["country", encodeURIComponent(country)],
    ["city", encodeURIComponent(city)],
    ["city_place_id", city === "" ? "" : encodeURIComponent(city_place_id)],
    ["work_mode", work_mode === ANY_MODE ? "" : encodeURIComponent(work_mode)],
  ].filter(([name, value]) => value !== "" || (isAsked && name === "country"));
  return pairs.length === 0 ? "" : `?${pairs.map((pair) => pair.join("=")).join("&")}`;
};
