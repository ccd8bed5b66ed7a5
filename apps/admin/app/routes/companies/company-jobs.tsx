import { api } from "@devguild/api-client/browser-api";
import {
  findJobFilter,
  POSTING_LIST_ORDERS,
  POSTINGS_PER_PAGE,
} from "@devguild/company-ui/posting-filter";
import { PostingFilterBar } from "@devguild/company-ui/posting-filter-bar";
import { EmptyState } from "@devguild/design-system/empty-state";
import { ErrorState } from "@devguild/design-system/error-state";
import { Pagination } from "@devguild/design-system/pagination";
import { jobStatusText } from "@devguild/design-system/status-badge";
import { Tabs } from "@devguild/design-system/tabs";
import { TextLink } from "@devguild/design-system/text-link";
import { JOB_FILTERS, type JobFilter } from "@devguild/schemas/constants/jobs";
import { type AddressState, number, oneOf, readAddress, text } from "@devguild/session/addresses";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { revalidateOnNewPath } from "@devguild/session/revalidate-on-new-path";
import { useAddress } from "@devguild/session/use-address";
import { withQueries } from "@devguild/session/with-queries";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { StaffViewer } from "@devguild/company-ui/staff-viewer";
import { ViewOnlyNotice } from "@devguild/company-ui/view-only-notice";
import { LinkButton } from "@devguild/design-system/link-button";
import { companyFiguresPath, companyJobsPath } from "../../features/companies/company-addresses.ts";
import { CompanyHead } from "../../features/companies/company-head.tsx";
import { loadCompany, notFound } from "../../features/companies/load-company.ts";
import { ScreenTitle } from "../../features/companies/screen-title.tsx";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { TableScreen } from "../../features/frame/table-screen.tsx";
import { PostingTable } from "../../features/jobs/posting-table.tsx";
import { loadList } from "../../features/lists/load-list.ts";
import { useRowKeys } from "../../features/lists/use-keys.ts";
import classes from "../../features/jobs/job-filter.module.css";
import type { Route } from "./+types/company-jobs.ts";

const LIST = {
  search: text,
  order: oneOf(POSTING_LIST_ORDERS),
  page: { ...number, max: 10_000, defaultValue: 1 },
};

const toJobsCall = (
  companyId: number,
  status: JobFilter,
  { search, order, page }: AddressState<typeof LIST>,
) => ({
  params: { id: companyId },
  query: { status, search, order_by: order, page, per_page: POSTINGS_PER_PAGE },
});

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-company-jobs");
  const filter = findJobFilter(loading.params["filter"]);
  if (filter === null) throw notFound();
  const { company } = await loadCompany(loading);
  const state = readAddress(LIST, loading.url.searchParams);
  await loadList(loading, loading.api.postings.list.options(toJobsCall(company.id, filter, state)));
  return { company, filter };
});

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(loaderData ? `Jobs at ${loaderData.company.name}` : "Jobs");

export default function CompanyJobs({ loaderData: { company, filter } }: Route.ComponentProps) {
  useRowKeys();
  const { state, getHref, go } = useAddress(LIST);
  const postings = useQuery({
    ...api.postings.list.options(toJobsCall(company.id, filter, state)),
    placeholderData: keepPreviousData,
  });
  const counts = postings.data?.counts;
  const all = companyJobsPath(company.id);
  return (
    <StaffViewer permission="admin.edit-company-jobs">
      <TableScreen
        top={
          <>
            <CompanyHead company={company} current={all} />
            <ViewOnlyNotice />
            <ScreenTitle
              title="Jobs"
              action={
                <LinkButton size="sm" to={companyFiguresPath(company.id)}>
                  Figures
                </LinkButton>
              }
            />
            <Tabs
              label="Jobs by status"
              current={companyJobsPath(company.id, filter)}
              tabs={JOB_FILTERS.map((tab) => ({
                to: companyJobsPath(company.id, tab),
                label: tab === "all" ? "All jobs" : jobStatusText(tab),
                count: counts?.[tab],
              }))}
            />
            <div className={classes.filter}>
              <PostingFilterBar
                search={state.search}
                order={state.order}
                onChange={(change) => go({ ...change, page: 1 }, { replace: true })}
              />
            </div>
          </>
        }
        foot={
          postings.data &&
          postings.data.meta.total > 0 && (
            <Pagination
              page={state.page}
              pageSize={POSTINGS_PER_PAGE}
              total={postings.data.meta.total}
              pageHref={(page) => getHref({ page })}
            />
          )
        }
      >
        {postings.isError && !postings.data ? (
          <ErrorState
            title="The jobs didn’t load."
            onRetry={() => void postings.refetch()}
            retrying={postings.isFetching}
          />
        ) : (
          <PostingTable
            company={company}
            postings={postings.data?.data ?? []}
            loadingRows={postings.isPending ? 10 : undefined}
            empty={
              state.search !== "" ? (
                <EmptyState
                  kind="notFound"
                  title="No jobs match"
                  actions={<TextLink to={getHref({ search: "", page: 1 })}>Clear search</TextLink>}
                />
              ) : filter === "all" ? (
                <EmptyState title="No jobs yet">
                  Jobs from {company.name} appear here, including drafts.
                </EmptyState>
              ) : (
                <EmptyState
                  kind="notFound"
                  title={`No ${jobStatusText(filter).toLowerCase()} jobs`}
                  actions={
                    counts !== undefined &&
                    counts.all > 0 && <TextLink to={all}>Show all jobs</TextLink>
                  }
                />
              )
            }
          />
        )}
      </TableScreen>
    </StaffViewer>
  );
}
