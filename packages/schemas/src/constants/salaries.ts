/** With fewer ads, a group reveals more about a company than about the market. */
export const FEWEST_ADS = 5;

/** The maximum number of skills in the salary calculator. */
export const CALCULATOR_SKILLS_MAX = 5;

/** Work modes in the salary calculator; "any" means no filter. */
export const WORK_MODES = [
  { id: 1, slug: "any", label: "Any" },
  { id: 2, slug: "on_site", label: "On site" },
  { id: 3, slug: "hybrid", label: "Hybrid" },
  { id: 4, slug: "remote", label: "Remote" },
] as const;
export const WORK_MODE_NAMES = WORK_MODES.map(({ slug }) => slug);
export type WorkMode = (typeof WORK_MODES)[number]["slug"];

/** The scopes of an estimate, from the narrowest to the widest. */
export const SALARY_SCOPES = ["city", "country", "region", "all"] as const;

/** How reliable a figure is; "none" without a figure. */
export const CONFIDENCES = ["none", "low", "medium", "high"] as const;

export const CALCULATOR_MESSAGES = {
  skillRequired: "Please choose at least one skill.",
  skillsMany: `Please choose at most ${CALCULATOR_SKILLS_MAX} skills.`,
  skillUnknown: "Please choose skills from the list.",
  seniorityUnknown: "Please choose a seniority.",
  countryRequired: "Please choose a country.",
  countryUnknown: "Please choose a country from the list.",
  cityUnknown: "Please choose a city from the list.",
  cityElsewhere: "This city is in another country.",
  workModeUnknown: "Please choose a work mode.",
} as const;
