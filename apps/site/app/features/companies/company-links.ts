import { writeAddress } from "@devguild/session/addresses";
import { localized } from "@devguild/session/redirects";

import { COMPANY_LIST } from "./companies-address.ts";

/** The path of the company list. */
export const COMPANIES = localized("/companies");

/** Returns the path of the companies that use a skill. */
export const companiesOfSkill = (slug: string) =>
  COMPANIES + writeAddress(COMPANY_LIST, { skills: [slug] });
