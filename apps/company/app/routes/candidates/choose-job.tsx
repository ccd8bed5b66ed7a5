import { api } from "@devguild/api-client/browser-api";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { EmptyState } from "@devguild/design-system/empty-state";
import { ErrorState } from "@devguild/design-system/error-state";
import { LinkButton } from "@devguild/design-system/link-button";
import { PageHead } from "@devguild/design-system/page-head";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";

import { failureText } from "@devguild/api-client/failure-text";
import { type Company, requireCompany } from "../../features/frame/require-company.ts";
import { candidatesFirst } from "@devguild/company-ui/choose-posting";
import { PostingList } from "@devguild/company-ui/posting-list";
import { PostingsSkeleton } from "@devguild/company-ui/postings-skeleton";
import { PORTAL_LINKS } from "../../features/postings/posting-links.ts";
import type { Route } from "./+types/choose-job.ts";
import classes from "./choose-job.module.css";

export const loader = withQueries(async (loading) => {
  const company = requireCompany(loading, "owner.company.view-candidates");
  const { api, queries } = loading;
  await queries.prefetchQuery(api.postings.list.options({ params: { id: company.id } }));
  return { company };
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Candidates",
    path: localized("/company/job/candidates"),
    noindex: true,
  });

function Jobs({ company }: { company: Company }) {
  const { data, error, refetch, isFetching } = useQuery(
    api.postings.list.options({ params: { id: company.id } }),
  );
  if (!data)
    return error ? (
      <ErrorState
        title="Your jobs didn’t load."
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {failureText(error)}
      </ErrorState>
    ) : (
      <PostingsSkeleton />
    );
  return data.data.length === 0 ? (
    <EmptyState
      title="No candidates yet"
      actions={<LinkButton to={localized("/company-dashboard")}>Go to the dashboard</LinkButton>}
    >
      People who apply to your jobs appear here.
    </EmptyState>
  ) : (
    <PostingList
      label="Jobs"
      postings={candidatesFirst(data.data)}
      company={company}
      links={PORTAL_LINKS}
      canOpen
      headingLevel={2}
    />
  );
}

export default function ChooseJob({ loaderData: { company } }: Route.ComponentProps) {
  return (
    <div className={`content ${classes.page}`}>
      <PageHead title="Candidates">Choose a job to see who applied.</PageHead>
      <Jobs company={company} />
    </div>
  );
}
