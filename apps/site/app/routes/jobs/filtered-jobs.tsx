import { pageMeta } from "@devguild/app-shell/page-meta";
import { localized } from "@devguild/session/redirects";

import { JobsScreen } from "../../features/jobs/jobs-screen.tsx";
import type { Route } from "./+types/filtered-jobs.ts";

export { loader, shouldRevalidate } from "./search-jobs.tsx";

/** The job list with shareable filters; its canonical URL is the unfiltered list. */
export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: loaderData?.heading ?? "Tech jobs",
    path: localized("/jobs"),
    noindex: true,
  });

export default function FilteredJobs({
  loaderData: { state, firstPage, heading },
}: Route.ComponentProps) {
  return (
    <JobsScreen
      state={state}
      firstPage={firstPage}
      path={localized("/jobs/filtered")}
      heading={heading}
    />
  );
}
