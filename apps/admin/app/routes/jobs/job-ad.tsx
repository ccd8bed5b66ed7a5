import { JobAdScreen } from "@devguild/company-ui/job-ad-screen";
import { revalidateOnNewPath } from "@devguild/session/revalidate-on-new-path";
import { withQueries } from "@devguild/session/with-queries";

import { companyJobsPath } from "../../features/companies/company-addresses.ts";
import { CompanyScreen } from "../../features/companies/company-screen.tsx";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { loadJobPage, useJobPage } from "../../features/jobs/job-page.ts";
import type { Route } from "./+types/job-ad.ts";

export const loader = withQueries(async (loading) => {
  const page = await loadJobPage(loading);
  const { api, queries } = loading;
  await queries.prefetchQuery(
    api.postings.draftPreview.options({ params: { id: page.jobId }, query: {} }),
  );
  return page;
});

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(loaderData ? `Ad: ${loaderData.title}` : "Ad");

export default function JobAd({ loaderData }: Route.ComponentProps) {
  const { company, jobId } = loaderData;
  return (
    <CompanyScreen
      company={company}
      current={companyJobsPath(company.id)}
      permission="admin.edit-company-jobs"
    >
      <JobAdScreen key={jobId} {...useJobPage(loaderData)} />
    </CompanyScreen>
  );
}
