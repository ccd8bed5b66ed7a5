import { pageMeta } from "@devguild/app-shell/page-meta";
import { CompanyFiguresScreen } from "@devguild/company-ui/company-figures-screen";
import { JOB_FIGURES, toCompanyFiguresCall } from "@devguild/company-ui/figures-address";
import { readAddress } from "@devguild/session/addresses";
import { localized } from "@devguild/session/redirects";
import { revalidateOnNewPath } from "@devguild/session/revalidate-on-new-path";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { withQueries } from "@devguild/session/with-queries";

import { requireCompany } from "../../features/frame/require-company.ts";
import { PORTAL_LINKS } from "../../features/postings/posting-links.ts";
import type { Route } from "./+types/company-figures.ts";

export const loader = withQueries(async (loading) => {
  const company = requireCompany(loading, "owner.company.edit-jobs");
  const { api, queries, url } = loading;
  const { period } = readAddress(JOB_FIGURES, url.searchParams);
  await queries.prefetchQuery(
    api.jobFigures.company.options(toCompanyFiguresCall(company.id, period)),
  );
  return { companyId: company.id };
});

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Job figures", path: localized("/company/figures"), noindex: true });

export default function CompanyFigures({ loaderData: { companyId } }: Route.ComponentProps) {
  const user = useCurrentUser();
  const canOpen = user?.permissions.includes("owner.company.view-candidates") ?? false;
  return (
    <CompanyFiguresScreen
      companyId={companyId}
      allJobs={PORTAL_LINKS.allJobs}
      candidates={canOpen ? localized("/company/job/candidates") : null}
      postJob={localized("/company/post-job")}
    />
  );
}
