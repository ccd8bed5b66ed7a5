import { localized } from "@devguild/session/redirects";

/** The links of a company's jobs; each app has its own paths. */
export type PostingLinks = {
  /** All jobs of the company. */
  allJobs: string;
  /** The form of a job. */
  edit: (jobId: number | "new") => string;
  /** The form of a copy of a job. */
  duplicate: (jobId: number) => string;
  /** The form that publishes a job again. */
  repost: (jobId: number) => string;
  /** A job's own page, with its figures. */
  figuresOf: (jobId: number) => string;
  candidatesOf: (jobId: number) => string;
};

/** Returns the path of a job's preview; with the token, anyone with the link can open it. */
export const previewPath = (jobId: number, token: string | null = null) =>
  localized(`/jobs/${jobId}/preview${token === null ? "" : `?token=${encodeURIComponent(token)}`}`);
