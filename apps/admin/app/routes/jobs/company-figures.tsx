import { CompanyFiguresScreen } from "@devguild/company-ui/company-figures-screen";
import { JOB_FIGURES, toCompanyFiguresCall } from "@devguild/company-ui/figures-address";
import { readAddress } from "@devguild/session/addresses";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { revalidateOnNewPath } from "@devguild/session/revalidate-on-new-path";
import { withQueries } from "@devguild/session/with-queries";

import { companyJobsPath } from "../../features/companies/company-addresses.ts";
import { CompanyScreen } from "../../features/companies/company-screen.tsx";
import { loadCompany } from "../../features/companies/load-company.ts";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import type { Route } from "./+types/company-figures.ts";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-company-jobs");
  const { company } = await loadCompany(loading);
  const { api, queries, url } = loading;
  const { period } = readAddress(JOB_FIGURES, url.searchParams);
  await queries.prefetchQuery(
    api.jobFigures.company.options(toCompanyFiguresCall(company.id, period)),
  );
  return { company };
});

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(loaderData ? `Job figures of ${loaderData.company.name}` : "Job figures");

export default function CompanyFigures({ loaderData: { company } }: Route.ComponentProps) {
  const jobs = companyJobsPath(company.id);
  return (
    <CompanyScreen company={company} current={jobs} permission="admin.view-company-jobs">
      <CompanyFiguresScreen
        companyId={company.id}
        allJobs={jobs}
        candidates={null}
        postJob={null}
      />
    </CompanyScreen>
  );
}
