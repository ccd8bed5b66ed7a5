import { toTypePath } from "@devguild/company-ui/campaign-address";
import type { CampaignType } from "@devguild/schemas/constants/campaigns";
import type { JobFilter } from "@devguild/schemas/constants/jobs";
import { localized } from "@devguild/session/redirects";

/** The list of all companies. */
export const COMPANIES_PATH = localized("/admin/companies");

/** Returns the path of a company's account. */
export const companyAccountPath = (companyId: number) => `${COMPANIES_PATH}/${companyId}/account`;

/** Returns the path of what became of a company that was deleted. */
export const companyDeletionPath = (companyId: number) => `${COMPANIES_PATH}/${companyId}/deletion`;

/** Returns the path of a company's users. */
export const companyUsersPath = (companyId: number) => `${COMPANIES_PATH}/${companyId}/users`;

/** Returns the path of who changed what at a company. */
export const companyActivityPath = (companyId: number) => `${companyUsersPath(companyId)}/activity`;

/** Returns the path of a company's jobs, by status or all. */
export const companyJobsPath = (companyId: number, filter: JobFilter = "all") =>
  `${COMPANIES_PATH}/${companyId}/jobs/${filter}`;

/** Returns the path of a job's candidates. */
export const candidatesPath = (companyId: number, jobId: number) =>
  `${COMPANIES_PATH}/${companyId}/jobs/${jobId}/candidates`;

/** Returns the path of a job's own page, with its figures. */
export const jobFiguresPath = (companyId: number, jobId: number) =>
  `${COMPANIES_PATH}/${companyId}/jobs/${jobId}/figures`;

/** Returns the path of a job’s ad as visitors see it. */
export const jobAdPath = (companyId: number, jobId: number) =>
  `${COMPANIES_PATH}/${companyId}/jobs/${jobId}/ad`;

/** Returns the path of who changed a job’s ad, and when. */
export const jobHistoryPath = (companyId: number, jobId: number) =>
  `${COMPANIES_PATH}/${companyId}/jobs/${jobId}/history`;

/** Returns the path of the form of a job. */
export const editJobPath = (companyId: number, jobId: number | "new") =>
  `${COMPANIES_PATH}/${companyId}/jobs/edit/${jobId}`;

/** Returns the path of the figures of all jobs of a company. */
export const companyFiguresPath = (companyId: number) => `${COMPANIES_PATH}/${companyId}/figures`;

/** Returns the path of a company's profile. */
export const companyProfilePath = (companyId: number) => `${COMPANIES_PATH}/${companyId}/profile`;

/** Returns the path of a company's stories. */
export const companyStoriesPath = (companyId: number) => `${COMPANIES_PATH}/${companyId}/stories`;

/** Returns the path of a company's campaigns of a type, or of one of them. */
export const companyCampaignsPath = (
  companyId: number,
  type: CampaignType = "EMPLOYER_BRANDING",
  campaignId?: number,
) =>
  `${COMPANIES_PATH}/${companyId}/campaigns/${toTypePath(type)}${campaignId ? `/${campaignId}` : ""}`;

/** Returns the path of a company's event partnerships. */
export const companyPartnershipsPath = (companyId: number) =>
  `${COMPANIES_PATH}/${companyId}/partnerships`;

/** Returns the path of what a company filled in for an event. */
export const partnershipPath = (companyId: number, partnershipId: number) =>
  `${companyPartnershipsPath(companyId)}/${partnershipId}/settings`;
