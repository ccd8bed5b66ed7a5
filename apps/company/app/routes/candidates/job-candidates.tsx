import { api } from "@devguild/api-client/browser-api";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { CANDIDATES_VIEW } from "@devguild/company-ui/candidate-address";
import { CandidatesScreen } from "@devguild/company-ui/candidates-screen";
import { loadPosting } from "@devguild/company-ui/choose-posting";
import { needsSwitcherJobs, toSwitcherCall } from "@devguild/company-ui/job-switcher";
import { growingCandidates, toJobWaitsCall } from "@devguild/company-ui/use-candidates";
import { jobPath } from "@devguild/schemas/constants/jobs";
import { readAddress } from "@devguild/session/addresses";
import { localized } from "@devguild/session/redirects";
import { revalidateOnNewPath } from "@devguild/session/revalidate-on-new-path";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";
import { data, redirect } from "react-router";

import { requireCompany } from "../../features/frame/require-company.ts";
import { PORTAL_LINKS } from "../../features/postings/posting-links.ts";
import type { Route } from "./+types/job-candidates.ts";

export const loader = withQueries(async (loading) => {
  const company = requireCompany(loading, "owner.company.view-candidates");
  const { api, queries, params, url } = loading;
  const found = await loadPosting(loading, company.id, params["job_id"] ?? "");
  if (!found) throw data(null, { status: 404 });
  if ("movedTo" in found)
    throw redirect(PORTAL_LINKS.candidatesOf(found.movedTo) + url.search, 301);
  const { posting } = found;
  const view = readAddress(CANDIDATES_VIEW, url.searchParams);
  await Promise.all([
    queries.prefetchQuery(
      api.candidateInbox.waits.options(
        toJobWaitsCall({ companyId: company.id, jobId: posting.id }, view),
      ),
    ),
    queries.prefetchInfiniteQuery(
      growingCandidates(
        api,
        { companyId: company.id, jobId: posting.id },
        { ...view, status: null },
      ),
    ),
    needsSwitcherJobs(url) &&
      queries.prefetchQuery(api.postings.list.options(toSwitcherCall(company.id))),
  ]);
  return { company, posting };
});

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, {
        title: `Candidates, ${loaderData.posting.title}`,
        path: PORTAL_LINKS.candidatesOf(loaderData.posting.id),
        noindex: true,
      })
    : [];

export default function JobCandidates({ loaderData: { company, posting } }: Route.ComponentProps) {
  const user = useCurrentUser();
  const { data: postings } = useQuery(api.postings.list.options(toSwitcherCall(company.id)));
  return (
    <CandidatesScreen
      key={posting.id}
      companyId={company.id}
      posting={posting}
      postings={postings?.data ?? [posting]}
      canEdit={user?.permissions.includes("owner.company.edit-candidates") ?? false}
      ownEmail={user?.email ?? ""}
      links={{
        ad: localized(jobPath({ ...posting, company })),
        candidatesOf: PORTAL_LINKS.candidatesOf,
        allJobs: localized("/company/job/candidates"),
      }}
    />
  );
}
