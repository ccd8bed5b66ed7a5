import { companyPath } from "@devguild/schemas/constants/companies";
import { localized } from "@devguild/session/redirects";

/** Returns the path of a company's page. */
export const companyPagePath = (company: { id: number; slug: string }) =>
  localized(companyPath(company));

/** Returns the path of an ad's company; undefined if the company shown has no page. */
export const employerPath = (company: { id: number; slug: string; has_page: boolean }) =>
  company.has_page ? companyPagePath(company) : undefined;
