import { api } from "@devguild/api-client/browser-api";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { LinkButton } from "@devguild/design-system/link-button";
import { PageHead } from "@devguild/design-system/page-head";
import { readAddress } from "@devguild/session/addresses";
import { localized } from "@devguild/session/redirects";
import { revalidateOnNewPath } from "@devguild/session/revalidate-on-new-path";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { useMarkSeen } from "@devguild/session/use-mark-seen";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";

import { describeAllowance } from "../../features/dashboard/allowance.ts";
import { TipsSection } from "../../features/dashboard/tips-section.tsx";
import { requireCompany } from "../../features/frame/require-company.ts";
import { DASHBOARD, toPostingsCall } from "../../features/postings/posting-tabs.ts";
import { PostingsSection } from "../../features/postings/postings-section.tsx";
import type { Route } from "./+types/company-dashboard.ts";

export const loader = withQueries(async (loading) => {
  const company = requireCompany(loading);
  const { api: calls, queries, url } = loading;
  const state = readAddress(DASHBOARD, url.searchParams);
  await Promise.all([
    queries.prefetchQuery(calls.dashboards.company.options()),
    queries.prefetchQuery(calls.postings.list.options(toPostingsCall(company.id, state))),
  ]);
  return { company };
});

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Company dashboard",
    path: localized("/company-dashboard"),
    noindex: true,
  });

export default function CompanyDashboard({ loaderData: { company } }: Route.ComponentProps) {
  const user = useCurrentUser();
  useMarkSeen(
    "company.dashboard",
    user !== null && user.company_dashboard_last_visited_at === null,
  );
  const { data } = useQuery(api.dashboards.company.options());
  const canPost = user?.permissions.includes("owner.company.edit-jobs") ?? false;
  return (
    <div className="content">
      <PageHead
        title="Company dashboard"
        beside={data && describeAllowance(data.data).join(" · ")}
        actions={
          canPost && (
            <LinkButton variant="primary" to={localized("/company/post-job")}>
              Post a job
            </LinkButton>
          )
        }
      >
        Open jobs and applicants.
      </PageHead>
      <TipsSection tips={data?.data.tips ?? []} />
      <PostingsSection company={company} />
    </div>
  );
}
