/** Ads below which a group says more about a company than about a market. */
export const FEWEST_ADS = 5;

/** How many skills a salary is asked for. */
export const CALCULATOR_SKILLS_MAX = 5;

/** Ways to work that a salary can be asked for; 'any' asks for none of them. */
export const WORK_MODES = [
  { id: 1, slug: "any", label: "Any" },
  { id: 2, slug: "on_site", label: "On site" },
  { id: 3, slug: "hybrid", label: "Hybrid" },
  { id: 4, slug: "remote", label: "Remote" },
] as const;
export const WORK_MODE_NAMES = WORK_MODES.map(({ slug }) => slug);
export type WorkMode = (typeof WORK_MODES)[number]["slug"];

/** The places that a salary is counted in, from the narrowest to the widest. */
export const SALARY_SCOPES = ["city", "country", "region", "all"] as const;

/** How far a figure can be relied on; 'none' where there is no figure. */
export const CONFIDENCES = ["none", "low", "medium", "high"] as const;

export const CALCULATOR_MESSAGES = {
  skillRequired: "Please choose at least one skill.",
  skillsMany: `Please choose at most ${CALCULATOR_SKILLS_MAX} skills.`,
  skillUnknown: "We do not know one of these skills.",
  seniorityUnknown: "Please choose a seniority.",
  countryRequired: "Please choose a country.",
  countryUnknown: "We do not know this country.",
  cityUnknown: "We do not know this city.",
  cityElsewhere: "This city is in another country.",
  workModeUnknown: "Please choose a work mode.",
} as const;
