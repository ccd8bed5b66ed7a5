import { api } from "@devguild/api-client/browser-api";
import { DataTable } from "@devguild/design-system/data-table";
import { EmptyState } from "@devguild/design-system/empty-state";
import { ErrorState } from "@devguild/design-system/error-state";
import { applicationStatusText, JobStatusBadge } from "@devguild/design-system/status-badge";
import { Tabs } from "@devguild/design-system/tabs";
import { TextLink } from "@devguild/design-system/text-link";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";
import type { ShouldRevalidateFunctionArgs } from "react-router";

import { candidateColumns, narrowed } from "../../features/applications/candidate-columns.tsx";
import { CandidatePanel } from "../../features/applications/candidate-panel.tsx";
import { candidateCounts } from "../../features/applications/candidates-url.ts";
import { InPlaceLink } from "../../features/applications/in-place-link.tsx";
import { loadCompanyJob } from "../../features/applications/load-job.ts";
import { useCandidatesView } from "../../features/applications/use-candidates-view.ts";
import { COMPANIES_PATH, companyJobsPath } from "../../features/companies/company-addresses.ts";
import { RecordHead } from "../../features/frame/record-head.tsx";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { TableScreen } from "../../features/frame/table-screen.tsx";
import { JobDates } from "../../features/jobs/job-dates.tsx";
import type { Route } from "./+types/job-candidates.ts";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-company-jobs");
  const { company, job } = await loadCompanyJob(loading);
  const { api, queries } = loading;
  const params = { companyId: company.id, jobId: job.id };
  await queries.prefetchQuery(api.candidates.list.options({ params }));
  return { company, job };
});

// State and open candidate are views of what is there already.
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(loaderData ? `Candidates for ${loaderData.job.title}` : "Candidates");

export default function JobCandidates({ loaderData: { company, job } }: Route.ComponentProps) {
  const params = { companyId: company.id, jobId: job.id };
  const canMove = useCurrentUser()?.permissions.includes("admin.edit-company-jobs") ?? false;
  const answer = useQuery(api.candidates.list.options({ params }));
  const all = answer.data?.data ?? [];
  const { view, shown, open, hrefOf, close } = useCandidatesView(all);
  const columns = candidateColumns((candidate) => hrefOf({ candidate }));
  const everybody = hrefOf({ status: null, candidate: null });
  return (
    <TableScreen
      top={
        <>
          <RecordHead
            parents={[
              { to: COMPANIES_PATH, label: "Companies" },
              { to: companyJobsPath(company.id), label: company.name },
            ]}
            title={job.title}
            beside={<JobStatusBadge status={job.status} />}
          >
            <JobDates job={job} />
          </RecordHead>
          <Tabs
            label="Candidates by state"
            linkComponent={InPlaceLink}
            current={hrefOf({ candidate: null })}
            tabs={[
              { to: everybody, label: "All candidates", count: all.length },
              ...candidateCounts(all, view.status).map(({ status, count }) => ({
                to: hrefOf({ status, candidate: null }),
                label: applicationStatusText(status, "staff"),
                count,
              })),
            ]}
          />
        </>
      }
      aside={
        open && (
          <CandidatePanel
            key={open.id}
            candidate={open}
            job={params}
            canMove={canMove}
            place={shown.indexOf(open) + 1}
            total={shown.length}
            onClose={close}
          />
        )
      }
    >
      {answer.isError && !answer.data ? (
        <ErrorState
          title="The candidates did not load."
          onRetry={() => void answer.refetch()}
          retrying={answer.isFetching}
        />
      ) : (
        <DataTable
          label={`Candidates for ${job.title}`}
          columns={open ? narrowed(columns) : columns}
          rows={shown}
          rowId={({ id }) => String(id)}
          rowName={({ developer }) => developer.full_name}
          currentRow={open && String(open.id)}
          loadingRows={answer.isPending ? 8 : undefined}
          empty={
            view.status === null ? (
              <EmptyState title="No candidates yet">
                Applications show up here, those that the company does not see included.
              </EmptyState>
            ) : (
              <EmptyState
                kind="notFound"
                title={`Nobody is in “${applicationStatusText(view.status, "staff")}”`}
                actions={<TextLink to={everybody}>Show all candidates</TextLink>}
              />
            )
          }
        />
      )}
    </TableScreen>
  );
}
