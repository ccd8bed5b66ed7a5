import { pageMeta } from "@devguild/app-shell/page-meta";
import { JobAdScreen } from "@devguild/company-ui/job-ad-screen";
import { localized } from "@devguild/session/redirects";
import { revalidateOnNewPath } from "@devguild/session/revalidate-on-new-path";
import { withQueries } from "@devguild/session/with-queries";

import { loadJobPage, useJobPage } from "../../features/postings/job-page.ts";
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

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, {
        title: `Ad, ${loaderData.title || "Untitled job"}`,
        path: localized(`/company/job/${loaderData.jobId}/ad`),
        noindex: true,
      })
    : [];

export default function JobAd({ loaderData }: Route.ComponentProps) {
  return <JobAdScreen key={loaderData.jobId} {...useJobPage(loaderData)} />;
}
