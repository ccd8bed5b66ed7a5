import type { PostingLinks } from "@devguild/company-ui/posting-links";

import {
  candidatesPath,
  companyJobsPath,
  editJobPath,
  jobFiguresPath,
} from "../companies/company-addresses.ts";

/** Builds the back office's links for a company's jobs. */
export const buildPostingLinks = (companyId: number): PostingLinks => ({
  allJobs: companyJobsPath(companyId),
  edit: (jobId) => editJobPath(companyId, jobId),
  duplicate: (jobId) => `${editJobPath(companyId, "new")}?duplicate=${jobId}`,
  repost: (jobId) => `${editJobPath(companyId, jobId)}?repost=1`,
  figuresOf: (jobId) => jobFiguresPath(companyId, jobId),
  candidatesOf: (jobId) => candidatesPath(companyId, jobId),
});
