import { pageMeta } from "@devguild/app-shell/page-meta";
import { JOB_FIGURES } from "@devguild/company-ui/figures-address";
import { JobFiguresScreen } from "@devguild/company-ui/job-figures-screen";
import { readAddress } from "@devguild/session/addresses";
import { localized } from "@devguild/session/redirects";
import { revalidateOnNewPath } from "@devguild/session/revalidate-on-new-path";
import { withQueries } from "@devguild/session/with-queries";

import { loadJobPage, useJobPage } from "../../features/postings/job-page.ts";
import type { Route } from "./+types/job-figures.ts";

export const loader = withQueries((loading) =>
  loadJobPage(loading, readAddress(JOB_FIGURES, loading.url.searchParams).period),
);

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, {
        title: `Figures, ${loaderData.title || "Untitled job"}`,
        path: localized(`/company/job/${loaderData.jobId}/figures`),
        noindex: true,
      })
    : [];

export default function JobFigures({ loaderData }: Route.ComponentProps) {
  return <JobFiguresScreen key={loaderData.jobId} {...useJobPage(loaderData)} />;
}
