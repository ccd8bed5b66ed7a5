import { ApiError } from "@devguild/api-client/api-error";
import { APPLY_PARAMETER } from "@devguild/schemas/constants/jobs";
import type { LoaderContext } from "@devguild/session/with-queries";

import { readId } from "../frame/follow-moved.ts";

/** The job that someone logs in or signs up to apply to. */
export type AppliedJob = { title: string; company: string; logo_url: string | null };

const JOB_PATH = /^\/[a-z]{2}\/companies\/(\d+)\/([^/]+)\/(\d+)\/([^/]+)$/;

/** Parses the job that a redirect leads back to for an application; null for any other redirect. */
export const readAppliedJob = (redirect: string | null) => {
  const [path = "", search = ""] = (redirect ?? "").split("?");
  const [, companyId, companySlug = "", jobId, jobSlug = ""] = JOB_PATH.exec(path) ?? [];
  if (!jobId || !new URLSearchParams(search).has(APPLY_PARAMETER)) return null;
  return {
    company_id: readId(companyId),
    company_slug: companySlug,
    job_id: readId(jobId),
    job_slug: jobSlug,
  };
};

/** Finds the open job that a redirect leads back to for an application. */
export const findAppliedJob = async (
  { api }: LoaderContext,
  redirect: string | null,
): Promise<AppliedJob | null> => {
  const query = readAppliedJob(redirect);
  if (!query) return null;
  try {
    const { title, company } = (await api.jobs.details.call({ query })).data;
    return { title, company: company.display_name, logo_url: company.logo_url };
  } catch (error) {
    // The card only says where the form leads; without it, the form works all the same.
    if (error instanceof ApiError) return null;
    throw error;
  }
};
