import { CANDIDATES_VIEW, type CandidatesView } from "@devguild/company-ui/candidate-address";
import { CandidateList } from "@devguild/company-ui/candidate-list";
import { filterCandidates } from "@devguild/company-ui/candidate-statuses";
import { MoreCandidates } from "@devguild/company-ui/more-candidates";
import {
  growingCandidates,
  useCandidates,
  useOpenCandidate,
} from "@devguild/company-ui/use-candidates";
import { useCandidatesView } from "@devguild/company-ui/use-candidates-view";
import { EmptyState } from "@devguild/design-system/empty-state";
import { ErrorState } from "@devguild/design-system/error-state";
import { applicationStatusText, JobStatusBadge } from "@devguild/design-system/status-badge";
import { TextLink } from "@devguild/design-system/text-link";
import { readAddress } from "@devguild/session/addresses";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { revalidateOnNewPath } from "@devguild/session/revalidate-on-new-path";
import { withQueries } from "@devguild/session/with-queries";

import { loadCompanyJob } from "../../features/candidates/load-job.ts";
import { StaffCandidatePanel } from "../../features/candidates/staff-candidate-panel.tsx";
import { StatusTabs } from "../../features/candidates/status-tabs.tsx";
import { useCandidateRows } from "../../features/candidates/use-candidate-rows.ts";
import {
  COMPANIES_PATH,
  companyJobsPath,
  jobAdPath,
  jobFiguresPath,
} from "../../features/companies/company-addresses.ts";
import { RecordHead } from "../../features/frame/record-head.tsx";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { TableScreen } from "../../features/frame/table-screen.tsx";
import { JobDates } from "../../features/jobs/job-dates.tsx";
import type { Route } from "./+types/job-candidates.ts";

const toFilter = (view: CandidatesView) => ({ ...view, layout: "list" as const, search: "" });

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-company-jobs");
  const { company, job } = await loadCompanyJob(loading);
  const { api, queries } = loading;
  const params = { companyId: company.id, jobId: job.id };
  const view = readAddress(CANDIDATES_VIEW, loading.url.searchParams);
  await queries.prefetchInfiniteQuery(growingCandidates(api, params, toFilter(view)));
  return { company, job };
});

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(loaderData ? `Candidates for ${loaderData.job.title}` : "Candidates");

export default function JobCandidates({ loaderData: { company, job } }: Route.ComponentProps) {
  const control = useCandidatesView();
  const { view, getHref } = control;
  const jobOfCompany = { companyId: company.id, jobId: job.id };
  const list = useCandidates(jobOfCompany, toFilter(view));
  const shown = filterCandidates(list.candidates, view.status);
  const total =
    view.status === null
      ? list.total
      : (list.counts.find(({ status }) => status === view.status)?.count ?? 0);
  // A candidate who was moved out of the visible status stays open.
  const { open } = useOpenCandidate(jobOfCompany, list, view.candidate);
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
            <TextLink to={jobFiguresPath(company.id, job.id)}>Figures</TextLink>
            <TextLink to={jobAdPath(company.id, job.id)}>Ad</TextLink>
          </RecordHead>
          <StatusTabs counts={list.counts} total={list.total} view={view} getHref={getHref} />
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
            total={total}
            onClose={close}
          />
        )
      }
    >
      {list.isError && !list.isLoaded ? (
        <ErrorState
          title="The candidates didn’t load."
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      ) : (
        <>
          <CandidateList
            label={`Candidates for ${job.title}`}
            audience="staff"
            candidates={shown}
            open={open}
            wantedSkills={job.skills}
            getHref={getHref}
            loadingRows={list.isPending ? 8 : undefined}
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
          <MoreCandidates list={list} total={total} />
        </>
      )}
    </TableScreen>
  );
}
