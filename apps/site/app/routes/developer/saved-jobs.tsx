import { api } from "@devguild/api-client/browser-api";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { EmptyState } from "@devguild/design-system/empty-state";
import { LinkButton } from "@devguild/design-system/link-button";
import { PageHead } from "@devguild/design-system/page-head";
import { Pagination } from "@devguild/design-system/pagination";
import { JOBS_PER_PAGE } from "@devguild/schemas/constants/jobs";
import { requireAccount } from "@devguild/session/guards";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { DeveloperTabs } from "../../features/applications/developer-tabs.tsx";
import { MatchedJobs } from "../../features/jobs/matched-jobs.tsx";
import type { Route } from "./+types/saved-jobs.ts";
import classes from "./saved-jobs.module.css";

const PATH = localized("/saved-jobs");

const pageIn = (url: URL) => {
  const page = Number(url.searchParams.get("page") ?? 1);
  return Number.isInteger(page) && page >= 1 ? page : 1;
};

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "developer");
  const page = pageIn(loading.url);
  await Promise.all([
    loading.queries.fetchQuery(loading.api.savedJobs.list.options({ query: { page } })),
    loading.queries.prefetchQuery(loading.api.savedJobs.ids.options()),
  ]);
  return { page };
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Saved jobs", path: PATH, noindex: true });

/** A developer's saved jobs; jobs that have ended stay, marked as closed. */
export default function SavedJobs({ loaderData: { page } }: Route.ComponentProps) {
  const { data } = useQuery({
    ...api.savedJobs.list.options({ query: { page } }),
    placeholderData: keepPreviousData,
  });
  if (!data) return null;
  const { data: jobs, meta: pages } = data;
  return (
    <div className={`content ${classes.page}`}>
      <PageHead title="Saved jobs" beside={pages.total > 0 ? String(pages.total) : undefined}>
        Jobs you saved for later.
      </PageHead>
      <DeveloperTabs current={PATH} />
      {jobs.length === 0 ? (
        <EmptyState
          title={page > 1 ? "Nothing on this page" : "No saved jobs yet"}
          actions={
            <LinkButton to={page > 1 ? PATH : localized("/jobs")} variant="primary">
              {page > 1 ? "Go to first page" : "Find a job"}
            </LinkButton>
          }
        >
          Save a job and you’ll find it here.
        </EmptyState>
      ) : (
        <div className={classes.jobs}>
          <MatchedJobs jobs={jobs} label="Saved jobs" headingLevel={2} />
          {pages.last_page > 1 && (
            <Pagination
              page={page}
              pageSize={JOBS_PER_PAGE}
              total={pages.total}
              pageHref={(target) => (target === 1 ? PATH : `${PATH}?page=${target}`)}
            />
          )}
        </div>
      )}
    </div>
  );
}
