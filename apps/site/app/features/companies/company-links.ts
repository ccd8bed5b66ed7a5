import { localized } from "@devguild/session/redirects";

import { ALL_COMPANIES, writeCompanies } from "./companies-url.ts";

/** The address of all companies. */
export const COMPANIES = localized("/companies");

/** The address of the companies that build with a skill. */
export const companiesOfSkill = (slug: string) =>
  COMPANIES + writeCompanies({ ...ALL_COMPANIES, skills: [slug] });
