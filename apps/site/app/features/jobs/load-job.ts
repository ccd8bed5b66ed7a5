import type { JobAddress, JobDetails } from "@devguild/schemas/jobs";
import { localized } from "@devguild/session/redirects";
import type { LoaderContext } from "@devguild/session/with-queries";

import { followMoved, readId } from "../frame/follow-moved.ts";
import { loadBeside } from "../frame/load-beside.ts";
import { toJobAddress } from "./job-address.ts";

/** Parses a job's address from a page's parameters. */
export const jobAddressIn = (params: LoaderContext["params"]): JobAddress => ({
  company_id: readId(params["company_id"]),
  company_slug: params["company_slug"] ?? "",
  job_id: readId(params["job_id"]),
  job_slug: params["job_slug"] ?? "",
});

/**
 * Loads a job's page by any form of its address. Redirects permanently unless it is the canonical one.
 */
export const loadJob = async ({ api, queries, params }: LoaderContext): Promise<JobDetails> => {
  const address = jobAddressIn(params);
  const similarJobs = loadBeside(address.job_id, (id) =>
    queries.prefetchQuery(api.jobs.similar.options({ params: { id } })),
  );
  const { data } = await followMoved(
    () => api.jobs.details.call({ query: address }),
    (moved) => {
      const { params: to } = moved as { params: JobAddress };
      return localized(
        `/companies/${to.company_id}/${to.company_slug}/${to.job_id}/${to.job_slug}`,
      );
    },
  );
  queries.setQueryData(api.jobs.details.options({ query: toJobAddress(data) }).queryKey, { data });
  await similarJobs(data.id);
  return data;
};
