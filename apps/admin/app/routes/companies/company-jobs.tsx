import { api } from "@devguild/api-client/browser-api";
import { findJobFilter, countPostings, filterPostings } from "@devguild/company-ui/posting-filter";
import { DataTable } from "@devguild/design-system/data-table";
import { EmptyState } from "@devguild/design-system/empty-state";
import { ErrorState } from "@devguild/design-system/error-state";
import { jobStatusText } from "@devguild/design-system/status-badge";
import { Tabs } from "@devguild/design-system/tabs";
import { TextLink } from "@devguild/design-system/text-link";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";

import { companyJobsPath } from "../../features/companies/company-addresses.ts";
import { CompanyHead } from "../../features/companies/company-head.tsx";
import { loadCompany, notFound } from "../../features/companies/load-company.ts";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { TableScreen } from "../../features/frame/table-screen.tsx";
import { postingColumns } from "../../features/jobs/posting-columns.tsx";
import { useRowKeys } from "../../features/lists/use-keys.ts";
import type { Route } from "./+types/company-jobs.ts";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-company-jobs");
  const filter = findJobFilter(loading.params["filter"]);
  if (filter === null) throw notFound();
  const { company } = await loadCompany(loading);
  return { company, filter };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(loaderData ? `Jobs at ${loaderData.company.name}` : "Jobs");

export default function CompanyJobs({ loaderData: { company, filter } }: Route.ComponentProps) {
  useRowKeys();
  const postings = useQuery(api.postings.list.options({ params: { id: company.id } }));
  const jobs = postings.data?.data ?? [];
  const all = companyJobsPath(company.id);
  return (
    <TableScreen
      top={
        <>
          <CompanyHead company={company} />
          <Tabs
            label="Jobs by status"
            current={companyJobsPath(company.id, filter)}
            tabs={countPostings(jobs).map((tab) => ({
              to: companyJobsPath(company.id, tab.filter),
              label: tab.filter === "all" ? "All jobs" : jobStatusText(tab.filter),
              count: tab.count,
            }))}
          />
        </>
      }
    >
      {postings.isError && !postings.data ? (
        <ErrorState
          title="The jobs didn’t load."
          onRetry={() => void postings.refetch()}
          retrying={postings.isFetching}
        />
      ) : (
        <DataTable
          label={`Jobs at ${company.name}`}
          columns={postingColumns(company.id)}
          rows={filterPostings(jobs, filter)}
          rowId={({ id }) => String(id)}
          rowName={({ title }) => title}
          isInactive={({ status }) => status === "archived"}
          loadingRows={postings.isPending ? 10 : undefined}
          empty={
            filter === "all" ? (
              <EmptyState title="No jobs yet">
                Jobs from {company.name} appear here, including drafts.
              </EmptyState>
            ) : (
              <EmptyState
                kind="notFound"
                title={`No ${jobStatusText(filter).toLowerCase()} jobs`}
                actions={jobs.length > 0 && <TextLink to={all}>Show all jobs</TextLink>}
              />
            )
          }
        />
      )}
    </TableScreen>
  );
}
