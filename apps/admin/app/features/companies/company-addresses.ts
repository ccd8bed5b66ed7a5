import type { JobFilter } from "@devguild/schemas/constants/jobs";
import { localized } from "@devguild/session/redirects";

/** The list of all companies. */
export const COMPANIES_PATH = localized("/admin/companies");

/** A company's jobs, of one state or all. */
export const companyJobsPath = (companyId: number, filter: JobFilter = "all") =>
  `${COMPANIES_PATH}/${companyId}/jobs/${filter}`;

/** The candidates of a company's job. */
export const candidatesPath = (companyId: number, jobId: number) =>
  `${COMPANIES_PATH}/${companyId}/jobs/${jobId}/candidates`;
