import { ApiError } from "@devguild/api-client/api-error";
import type { JobDetails } from "@devguild/schemas/jobs";
import { localized } from "@devguild/session/redirects";
import type { Loading } from "@devguild/session/with-queries";
import { redirect } from "react-router";

import { jobAddressOf } from "./job-address.ts";

const MOVED = 301;

type Moved = {
  data?: {
    params?: { company_id: number; company_slug: string; job_id: number; job_slug: string };
  };
};

const numberOf = (value: string | undefined) =>
  value && /^\d{1,15}$/.test(value) ? Number(value) : 0;

/**
 * Loads a job's page by its address, whichever form that has; another address than the canonical one
 * is redirected there for good.
 */
export const loadJob = async ({ api, queries, params }: Loading): Promise<JobDetails> => {
  const address = {
    company_id: numberOf(params["company_id"]),
    company_slug: params["company_slug"] ?? "",
    job_id: numberOf(params["job_id"]),
    job_slug: params["job_slug"] ?? "",
  };
  try {
    const { data } = await api.jobs.details.call({ query: address });
    queries.setQueryData(api.jobs.details.options({ query: jobAddressOf(data) }).queryKey, {
      data,
    });
    await queries.prefetchQuery(api.jobs.similar.options({ params: { id: data.id } }));
    return data;
  } catch (error) {
    const to =
      error instanceof ApiError && error.status === MOVED
        ? (error.body as Moved).data?.params
        : null;
    if (!to) throw error;
    throw redirect(
      localized(`/companies/${to.company_id}/${to.company_slug}/${to.job_id}/${to.job_slug}`),
      MOVED,
    );
  }
};
