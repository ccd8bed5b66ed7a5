import { localized } from "@devguild/session/redirects";

/** The form of a job. */
export const editPath = (jobId: number | "new") => localized(`/company/jobs/edit/${jobId}`);

/** The form of a copy of a job. */
export const copyPath = (jobId: number) => `${editPath("new")}?duplicate=${jobId}`;

/** A job's page before it is published; the token lets in whoever is given the address. */
export const previewPath = (jobId: number, token: string | null = null) =>
  localized(`/jobs/${jobId}/preview${token === null ? "" : `?token=${encodeURIComponent(token)}`}`);
