import type { Random } from "../random.ts";
import type { Company } from "./companies.ts";
import { EMPLOYMENT, type Employment } from "./employment.ts";
import { LEAD_ROLES } from "./roles.ts";
import { DOMAINS } from "./texts/domains.ts";
import { ROLES } from "./texts/roles.ts";

const PREFIXES: Record<string, string> = { "1": "Junior ", "3": "Senior " };

/** Returns a role's titles that don't name a technology missing from the ad's skills. */
export const listTitles = (role: string, skills: readonly string[]) => {
  const { titles = [], stacks = [] } = ROLES[role] ?? {};
  const missing = stacks.flat().filter((name) => name.length > 1 && !skills.includes(name));
  const honest = titles.filter((title) => !missing.some((name) => title.includes(name)));
  return honest.length > 0 ? honest : titles;
};

type TitleFacts = {
  role: string;
  skills: readonly string[];
  experienceIds: readonly number[];
  employment: Employment;
};

/** Picks a title, with the position and the part of the product it names. */
export const pickTitle = (
  random: Random,
  company: Company,
  { role: roleName, skills, experienceIds, employment }: TitleFacts,
) => {
  const isInternship = employment.id === EMPLOYMENT.INTERNSHIP;
  const named = random.pick(listTitles(roleName, skills));
  const position = isInternship ? named.replace(/^[^,]+/, "$& Intern") : named;
  const prefix =
    isInternship || LEAD_ROLES.has(roleName) ? "" : (PREFIXES[experienceIds.join()] ?? "");
  const area = random.chance(0.5) ? random.pick(DOMAINS[company.domain].areas) : null;
  const ending =
    area && !position.includes(",")
      ? `, ${area}`
      : !area &&
          !position.includes(",") &&
          !position.includes(skills[0] ?? "") &&
          random.chance(0.25)
        ? ` (${skills[0]})`
        : "";
  return {
    title: `${prefix}${position}${ending}`,
    position: position.split(",")[0] ?? position,
    area,
  };
};
