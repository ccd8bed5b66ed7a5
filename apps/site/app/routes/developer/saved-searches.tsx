import { api } from "@devguild/api-client/browser-api";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { EmptyState } from "@devguild/design-system/empty-state";
import { LinkButton } from "@devguild/design-system/link-button";
import { PageHead } from "@devguild/design-system/page-head";
import { requireAccount } from "@devguild/session/guards";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";

import { SavedSearchRow } from "../../features/alerts/saved-search-row.tsx";
import { DeveloperTabs } from "../../features/applications/developer-tabs.tsx";
import type { Route } from "./+types/saved-searches.ts";
import classes from "./saved-searches.module.css";

const PATH = localized("/saved-searches");

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "developer");
  await loading.queries.fetchQuery(loading.api.alerts.list.options());
  return {};
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Saved searches", path: PATH, noindex: true });

/** A developer's saved searches, each with its email frequency. */
export default function SavedSearches() {
  const { data } = useQuery(api.alerts.list.options());
  const searches = data?.data ?? [];
  return (
    <div className="content">
      <PageHead title="Saved searches">We’ll email you new matches as often as you like.</PageHead>
      <DeveloperTabs current={PATH} />
      {searches.length === 0 ? (
        <EmptyState
          title="No saved searches yet"
          actions={
            <LinkButton to={localized("/jobs")} variant="primary">
              Search for jobs
            </LinkButton>
          }
        >
          Search for what you want, then save the search to hear about new jobs first.
        </EmptyState>
      ) : (
        <ul className={classes.list} aria-label="Saved searches">
          {searches.map((search) => (
            <SavedSearchRow key={search.id} search={search} />
          ))}
        </ul>
      )}
    </div>
  );
}
