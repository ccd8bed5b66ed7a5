import { pageMeta } from "@devguild/app-shell/page-meta";
import { INBOX_VIEW, toInboxCall, toWaitsCall } from "@devguild/company-ui/inbox-address";
import { InboxScreen } from "@devguild/company-ui/inbox-screen";
import { growingColumn, listExpanded } from "@devguild/company-ui/use-inbox-columns";
import { readAddress } from "@devguild/session/addresses";
import { localized } from "@devguild/session/redirects";
import { revalidateOnNewPath } from "@devguild/session/revalidate-on-new-path";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { withQueries } from "@devguild/session/with-queries";

import { requireCompany } from "../../features/frame/require-company.ts";
import { PORTAL_LINKS } from "../../features/postings/posting-links.ts";
import type { Route } from "./+types/all-candidates.ts";

export const loader = withQueries(async (loading) => {
  const company = requireCompany(loading, "owner.company.view-candidates");
  const { api: calls, queries, url } = loading;
  const params = { companyId: company.id };
  const view = readAddress(INBOX_VIEW, url.searchParams);
  await Promise.all([
    queries.prefetchQuery(calls.candidateInbox.list.options(toInboxCall(company.id, view))),
    queries.prefetchQuery(calls.candidateInbox.options.options({ params })),
    queries.prefetchQuery(calls.candidateInbox.waits.options(toWaitsCall(company.id, view))),
    queries.prefetchQuery(calls.candidateViews.list.options({ params })),
    ...(view.layout === "board"
      ? listExpanded(view).map((status) =>
          queries.prefetchInfiniteQuery(growingColumn(calls, company.id, view, status)),
        )
      : []),
    view.candidate !== null &&
      queries.prefetchQuery(
        calls.candidateInbox.one.options({
          params: { companyId: company.id, candidateId: view.candidate },
        }),
      ),
  ]);
  return { company };
});

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Candidates",
    path: localized("/company/job/candidates"),
    noindex: true,
  });

export default function AllCandidates({ loaderData: { company } }: Route.ComponentProps) {
  const user = useCurrentUser();
  return (
    <InboxScreen
      companyId={company.id}
      canEdit={user?.permissions.includes("owner.company.edit-candidates") ?? false}
      ownEmail={user?.email ?? ""}
      links={{
        candidatesOf: PORTAL_LINKS.candidatesOf,
        dashboard: localized("/company-dashboard"),
        postJob: user?.permissions.includes("owner.company.edit-jobs")
          ? localized("/company/post-job")
          : null,
      }}
    />
  );
}
