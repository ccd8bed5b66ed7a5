import { ApiError } from "@devguild/api-client/api-error";
import { APPLY_PARAMETER, SAVE_PARAMETER } from "@devguild/schemas/constants/jobs";
import type { LoaderContext } from "@devguild/session/with-queries";

import { readId } from "../frame/follow-moved.ts";

/** The job that someone logs in or signs up to apply to, or to save. */
export type IntendedJob = {
  intent: "apply" | "save";
  title: string;
  company: string;
  logo_url: string | null;
};

const JOB_PATH = /^\/[a-z]{2}\/companies\/(\d+)\/([^/]+)\/(\d+)\/([^/]+)$/;

/** Parses the job that a redirect leads back to, and what for; null for any other redirect. */
export const readIntendedJob = (redirect: string | null) => {
  const [path = "", search = ""] = (redirect ?? "").split("?");
  const [, companyId, companySlug = "", jobId, jobSlug = ""] = JOB_PATH.exec(path) ?? [];
  const params = new URLSearchParams(search);
  const intent = params.has(APPLY_PARAMETER) ? "apply" : "save";
  if (!jobId || (intent === "save" && !params.has(SAVE_PARAMETER))) return null;
  return {
    intent,
    company_id: readId(companyId),
    company_slug: companySlug,
    job_id: readId(jobId),
    job_slug: jobSlug,
  } as const;
};

/** Finds the open job that a redirect leads back to for an application, or to save it. */
export const findIntendedJob = async (
  { api }: LoaderContext,
  redirect: string | null,
): Promise<IntendedJob | null> => {
  const read = readIntendedJob(redirect);
  if (!read) return null;
  const { intent, ...query } = read;
  try {
    const { title, company } = (await api.jobs.details.call({ query })).data;
    return { intent, title, company: company.display_name, logo_url: company.logo_url };
  } catch (error) {
    // The card only says where the form leads; without it, the form works all the same.
    if (error instanceof ApiError) return null;
    throw error;
  }
};
