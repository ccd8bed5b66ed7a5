import { writeAddress } from "@devguild/session/addresses";
import { localized } from "@devguild/session/redirects";

import { COMPANY_LIST } from "./companies-address.ts";

/** The address of all companies. */
export const COMPANIES = localized("/companies");

/** The address of the companies that build with a skill. */
export const companiesOfSkill = (slug: string) =>
  COMPANIES + writeAddress(COMPANY_LIST, { skills: [slug] });
