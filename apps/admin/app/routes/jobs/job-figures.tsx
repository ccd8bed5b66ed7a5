import { JOB_FIGURES } from "@devguild/company-ui/figures-address";
import { JobFiguresScreen } from "@devguild/company-ui/job-figures-screen";
import { readAddress } from "@devguild/session/addresses";
import { revalidateOnNewPath } from "@devguild/session/revalidate-on-new-path";
import { withQueries } from "@devguild/session/with-queries";

import { companyJobsPath } from "../../features/companies/company-addresses.ts";
import { CompanyScreen } from "../../features/companies/company-screen.tsx";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { loadJobPage, useJobPage } from "../../features/jobs/job-page.ts";
import type { Route } from "./+types/job-figures.ts";

export const loader = withQueries((loading) => {
  const { period } = readAddress(JOB_FIGURES, loading.url.searchParams);
  return loadJobPage(loading, period);
});

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(loaderData ? `Figures of ${loaderData.title}` : "Figures");

export default function JobFigures({ loaderData }: Route.ComponentProps) {
  const { company, jobId } = loaderData;
  return (
    <CompanyScreen
      company={company}
      current={companyJobsPath(company.id)}
      permission="admin.edit-company-jobs"
    >
      <JobFiguresScreen key={jobId} {...useJobPage(loaderData)} />
    </CompanyScreen>
  );
}
