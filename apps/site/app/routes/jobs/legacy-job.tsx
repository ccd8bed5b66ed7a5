import { withQueries } from "@devguild/session/with-queries";

import { loadJob } from "../../features/jobs/load-job.ts";

/** The former address of a job's page, made of slugs alone; loading it redirects to the present one. */
export const loader = withQueries(async (loading) => ({ job: await loadJob(loading) }));

export default function LegacyJob() {
  return null;
}
