import { pageMeta } from "@devguild/app-shell/page-meta";
import { JOB_HISTORY, toHistoryCall } from "@devguild/company-ui/audit-address";
import { JobHistoryScreen } from "@devguild/company-ui/job-history-screen";
import { readAddress } from "@devguild/session/addresses";
import { localized } from "@devguild/session/redirects";
import { revalidateOnNewPath } from "@devguild/session/revalidate-on-new-path";
import { withQueries } from "@devguild/session/with-queries";

import { requireCompany } from "../../features/frame/require-company.ts";
import { loadJobPage, useJobPage } from "../../features/postings/job-page.ts";
import type { Route } from "./+types/job-history.ts";

export const loader = withQueries(async (loading) => {
  requireCompany(loading, "owner.company.view-company-users");
  const { company, ...page } = await loadJobPage(loading);
  const { api, queries, url } = loading;
  const { page: number } = readAddress(JOB_HISTORY, url.searchParams);
  await queries.prefetchQuery(
    api.auditTrail.list.options(toHistoryCall(company.id, page.jobId, number)),
  );
  return { company, ...page };
});

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, {
        title: `History, ${loaderData.title || "Untitled job"}`,
        path: localized(`/company/job/${loaderData.jobId}/history`),
        noindex: true,
      })
    : [];

export default function JobHistory({ loaderData }: Route.ComponentProps) {
  return <JobHistoryScreen key={loaderData.jobId} {...useJobPage(loaderData)} />;
}
