import { companyPath } from "@devguild/schemas/constants/companies";
import { localized } from "@devguild/session/redirects";

/** The address of a company's page. */
export const companyPagePath = (company: { id: number; slug: string }) =>
  localized(companyPath(company));

/** The page of an ad's company; none where the name that is shown has none. */
export const employerPath = (company: { id: number; slug: string; has_page: boolean }) =>
  company.has_page ? companyPagePath(company) : undefined;
