import { api } from "@devguild/api-client/browser-api";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { EmptyState } from "@devguild/design-system/empty-state";
import { ErrorState } from "@devguild/design-system/error-state";
import { LinkButton } from "@devguild/design-system/link-button";
import { PageHead } from "@devguild/design-system/page-head";
import { Pagination } from "@devguild/design-system/pagination";
import { number, readAddress } from "@devguild/session/addresses";
import { localized } from "@devguild/session/redirects";
import { useAddress } from "@devguild/session/use-address";
import { withQueries } from "@devguild/session/with-queries";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { failureText } from "@devguild/api-client/failure-text";
import { type Company, requireCompany } from "../../features/frame/require-company.ts";
import { POSTINGS_PER_PAGE } from "@devguild/company-ui/posting-filter";
import { PostingList } from "@devguild/company-ui/posting-list";
import { PostingsSkeleton } from "@devguild/company-ui/postings-skeleton";
import { PORTAL_LINKS } from "../../features/postings/posting-links.ts";
import type { Route } from "./+types/choose-job.ts";
import classes from "./choose-job.module.css";

const CHOOSE_JOB = { page: { ...number, max: 10_000, defaultValue: 1 } };

// Jobs with candidates come first.
const toJobsCall = (companyId: number, page: number) => ({
  params: { id: companyId },
  query: { order_by: "candidates" as const, page, per_page: POSTINGS_PER_PAGE },
});

export const loader = withQueries(async (loading) => {
  const company = requireCompany(loading, "owner.company.view-candidates");
  const { api: calls, queries, url } = loading;
  const { page } = readAddress(CHOOSE_JOB, url.searchParams);
  await queries.prefetchQuery(calls.postings.list.options(toJobsCall(company.id, page)));
  return { company };
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Candidates",
    path: localized("/company/job/candidates"),
    noindex: true,
  });

function Jobs({ company }: { company: Company }) {
  const { state, getHref } = useAddress(CHOOSE_JOB);
  const { data, error, refetch, isFetching } = useQuery({
    ...api.postings.list.options(toJobsCall(company.id, state.page)),
    placeholderData: keepPreviousData,
  });
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
  return data.meta.total === 0 ? (
    <EmptyState
      title="No candidates yet"
      actions={<LinkButton to={localized("/company-dashboard")}>Go to the dashboard</LinkButton>}
    >
      People who apply to your jobs appear here.
    </EmptyState>
  ) : (
    <>
      <PostingList
        label="Jobs"
        postings={data.data}
        company={company}
        links={PORTAL_LINKS}
        canOpen
        headingLevel={2}
      />
      {data.meta.last_page > 1 && (
        <Pagination
          page={state.page}
          pageSize={POSTINGS_PER_PAGE}
          total={data.meta.total}
          pageHref={(page) => getHref({ page })}
        />
      )}
    </>
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
