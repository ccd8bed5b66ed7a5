import { pageMeta } from "@devguild/app-shell/page-meta";
import type { JobDetails } from "@devguild/schemas/jobs";
import { jobPath } from "@devguild/schemas/constants/jobs";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";
import { webConfig } from "@devguild/web-server/web-config";

import { feedsOfCompany } from "../../features/feeds/feeds.ts";
import { JOB_PARENTS } from "../../features/jobs/job-crumbs.ts";
import { buildJobMeta } from "../../features/jobs/job-meta.ts";
import { JobScreen } from "../../features/jobs/job-screen.tsx";
import { jobStructuredData } from "../../features/jobs/job-structured-data.ts";
import { loadJob } from "../../features/jobs/load-job.ts";
import { asMeta } from "../../features/structured-data/schema-org.ts";
import { breadcrumbList } from "../../features/structured-data/breadcrumb-list.ts";
import type { Route } from "./+types/job-details.ts";

const toPath = (job: JobDetails) => localized(jobPath(job));

// Structured data is built in the loader, so that the code for it stays out of the browser.
export const loader = withQueries(async (loading) => {
  const job = await loadJob(loading);
  const { site } = webConfig.urls;
  const about = asMeta(jobStructuredData(site, job), breadcrumbList(site, JOB_PARENTS, job.title));
  return {
    job,
    more: [...about, ...feedsOfCompany(job.company)],
    asksFor: job.pixel_tracking_url ? ["marketing"] : [],
  };
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    ...buildJobMeta(loaderData?.job),
    bare: true,
    path: loaderData ? toPath(loaderData.job) : localized("/jobs"),
    image: loaderData?.job.job_poster_path_og,
    more: loaderData?.more,
  });

export default function JobDetailsScreen({ loaderData: { job } }: Route.ComponentProps) {
  return <JobScreen address={job} />;
}
