import { localized } from "@devguild/session/redirects";

/** Where a company's jobs lead; each app has its own addresses. */
export type PostingLinks = {
  /** All jobs of the company. */
  allJobs: string;
  /** The form of a job. */
  edit: (jobId: number | "new") => string;
  /** The form of a copy of a job. */
  duplicate: (jobId: number) => string;
  candidatesOf: (jobId: number) => string;
};

/** A job's page before it is published; the token lets in whoever is given the address. */
export const previewPath = (jobId: number, token: string | null = null) =>
  localized(`/jobs/${jobId}/preview${token === null ? "" : `?token=${encodeURIComponent(token)}`}`);
