import type { PostingLinks } from "@devguild/company-ui/posting-links";
import { localized } from "@devguild/session/redirects";

const edit: PostingLinks["edit"] = (jobId) => localized(`/company/jobs/edit/${jobId}`);

/** The portal's links for a company's jobs. */
export const PORTAL_LINKS: PostingLinks = {
  allJobs: `${localized("/company-dashboard")}#jobs`,
  edit,
  duplicate: (jobId) => `${edit("new")}?duplicate=${jobId}`,
  repost: (jobId) => `${edit(jobId)}?repost=1`,
  figuresOf: (jobId) => localized(`/company/job/${jobId}/figures`),
  candidatesOf: (jobId) => localized(`/company/job/${jobId}/candidates`),
};
