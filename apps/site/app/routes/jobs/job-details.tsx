import { pageMeta } from "@devguild/frame/page-meta";
import type { JobDetails } from "@devguild/schemas/jobs";
import { jobPath } from "@devguild/schemas/constants/jobs";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";

import { jobMetaOf } from "../../features/jobs/job-meta.ts";
import { JobScreen } from "../../features/jobs/job-screen.tsx";
import { loadJob } from "../../features/jobs/load-job.ts";
import type { Route } from "./+types/job-details.ts";

const pathOf = (job: JobDetails) => localized(jobPath(job));

export const loader = withQueries(async (loading) => ({ job: await loadJob(loading) }));

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    ...jobMetaOf(loaderData?.job),
    bare: true,
    path: loaderData ? pathOf(loaderData.job) : localized("/jobs"),
    image: loaderData?.job.job_poster_path_og,
  });

export default function JobDetailsScreen({ loaderData: { job } }: Route.ComponentProps) {
  return <JobScreen address={job} />;
}
