import type { JobFilter } from "@devguild/schemas/constants/jobs";
import { localized } from "@devguild/session/redirects";

/** The list of all companies. */
export const COMPANIES_PATH = localized("/admin/companies");

/** Returns the path of a company's jobs, by status or all. */
export const companyJobsPath = (companyId: number, filter: JobFilter = "all") =>
  `${COMPANIES_PATH}/${companyId}/jobs/${filter}`;

/** Returns the path of a job's candidates. */
export const candidatesPath = (companyId: number, jobId: number) =>
  `${COMPANIES_PATH}/${companyId}/jobs/${jobId}/candidates`;
