import { JOB_HISTORY, toHistoryCall } from "@devguild/company-ui/audit-address";
import { JobHistoryScreen } from "@devguild/company-ui/job-history-screen";
import { readAddress } from "@devguild/session/addresses";
import { requirePermission } from "@devguild/session/guards";
import { revalidateOnNewPath } from "@devguild/session/revalidate-on-new-path";
import { withQueries } from "@devguild/session/with-queries";

import { companyJobsPath } from "../../features/companies/company-addresses.ts";
import { CompanyScreen } from "../../features/companies/company-screen.tsx";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { loadJobPage, useJobPage } from "../../features/jobs/job-page.ts";
import type { Route } from "./+types/job-history.ts";

export const loader = withQueries(async (loading) => {
  const page = await loadJobPage(loading);
  requirePermission(loading, "admin.view-company-profile");
  const { api, queries, url } = loading;
  const { page: number } = readAddress(JOB_HISTORY, url.searchParams);
  await queries.prefetchQuery(
    api.auditTrail.list.options(toHistoryCall(page.company.id, page.jobId, number)),
  );
  return page;
});

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(loaderData ? `History: ${loaderData.title}` : "History");

export default function JobHistory({ loaderData }: Route.ComponentProps) {
  const { company, jobId } = loaderData;
  return (
    <CompanyScreen
      company={company}
      current={companyJobsPath(company.id)}
      permission="admin.edit-company-jobs"
    >
      <JobHistoryScreen key={jobId} {...useJobPage(loaderData)} />
    </CompanyScreen>
  );
}
