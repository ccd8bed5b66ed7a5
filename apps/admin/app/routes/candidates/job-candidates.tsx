import { CandidateList } from "@devguild/company-ui/candidate-list";
import { filterCandidates } from "@devguild/company-ui/candidate-statuses";
import { useCandidates } from "@devguild/company-ui/use-candidates";
import { useCandidatesView } from "@devguild/company-ui/use-candidates-view";
import { EmptyState } from "@devguild/design-system/empty-state";
import { ErrorState } from "@devguild/design-system/error-state";
import { applicationStatusText, JobStatusBadge } from "@devguild/design-system/status-badge";
import { TextLink } from "@devguild/design-system/text-link";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { revalidateOnNewPath } from "@devguild/session/revalidate-on-new-path";
import { withQueries } from "@devguild/session/with-queries";

import { loadCompanyJob } from "../../features/candidates/load-job.ts";
import { StaffCandidatePanel } from "../../features/candidates/staff-candidate-panel.tsx";
import { StatusTabs } from "../../features/candidates/status-tabs.tsx";
import { useCandidateRows } from "../../features/candidates/use-candidate-rows.ts";
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

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(loaderData ? `Candidates for ${loaderData.job.title}` : "Candidates");

export default function JobCandidates({ loaderData: { company, job } }: Route.ComponentProps) {
  const answer = useCandidates({ companyId: company.id, jobId: job.id });
  const all = answer.data?.data ?? [];
  const control = useCandidatesView();
  const { view, getHref } = control;
  const shown = filterCandidates(all, view.status);
  // A candidate who was moved out of the visible status stays open.
  const open = all.find(({ id }) => id === view.candidate) ?? null;
  const close = useCandidateRows(shown, open, control);
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
          <StatusTabs candidates={all} view={view} getHref={getHref} />
        </>
      }
      aside={
        open && (
          <StaffCandidatePanel
            key={open.id}
            candidate={open}
            companyId={company.id}
            job={job}
            place={shown.indexOf(open) + 1}
            total={shown.length}
            onClose={close}
          />
        )
      }
    >
      {answer.isError && !answer.data ? (
        <ErrorState
          title="The candidates didn’t load."
          onRetry={() => void answer.refetch()}
          retrying={answer.isFetching}
        />
      ) : (
        <CandidateList
          label={`Candidates for ${job.title}`}
          audience="staff"
          candidates={shown}
          open={open}
          wantedSkills={job.skills}
          getHref={getHref}
          loadingRows={answer.isPending ? 8 : undefined}
          empty={
            view.status === null ? (
              <EmptyState title="No candidates yet">
                Applications appear here, including ones the company can’t see.
              </EmptyState>
            ) : (
              <EmptyState
                kind="notFound"
                title={`No candidates in “${applicationStatusText(view.status, "staff")}”`}
                actions={
                  <TextLink to={getHref({ status: null, candidate: null })}>
                    Show all candidates
                  </TextLink>
                }
              />
            )
          }
        />
      )}
    </TableScreen>
  );
}
