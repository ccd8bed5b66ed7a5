import { JOB_FIGURES, toFiguresCall } from "@devguild/company-ui/figures-address";
import { JobFiguresScreen } from "@devguild/company-ui/job-figures-screen";
import { readAddress } from "@devguild/session/addresses";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { revalidateOnNewPath } from "@devguild/session/revalidate-on-new-path";
import { withQueries } from "@devguild/session/with-queries";

import { companyJobsPath } from "../../features/companies/company-addresses.ts";
import { CompanyScreen } from "../../features/companies/company-screen.tsx";
import { loadCompany, notFound, parseId } from "../../features/companies/load-company.ts";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { buildPostingLinks } from "../../features/jobs/posting-links.ts";
import type { Route } from "./+types/job-figures.ts";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-company-jobs");
  const { company } = await loadCompany(loading);
  const { api, queries, params, url } = loading;
  const jobId = parseId(params["job_id"]);
  if (jobId === null) throw notFound();
  const { period } = readAddress(JOB_FIGURES, url.searchParams);
  const { data: figures } = await queries.fetchQuery(
    api.jobFigures.one.options(toFiguresCall(company.id, jobId, period)),
  );
  return { company, jobId, title: figures.job.title };
});

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(loaderData ? `Figures of ${loaderData.title}` : "Figures");

export default function JobFigures({ loaderData: { company, jobId } }: Route.ComponentProps) {
  return (
    <CompanyScreen
      company={company}
      current={companyJobsPath(company.id)}
      permission="admin.edit-company-jobs"
    >
      <JobFiguresScreen
        key={jobId}
        companyId={company.id}
        jobId={jobId}
        links={buildPostingLinks(company.id)}
        canOpen
      />
    </CompanyScreen>
  );
}
