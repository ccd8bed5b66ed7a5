import { api } from "@devguild/api-client/browser-api";
import { jobStatusText } from "@devguild/design-system/status-badge";
import { JOB_STATUSES } from "@devguild/schemas/constants/jobs";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { StaffViewer } from "@devguild/company-ui/staff-viewer";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { screenMeta } from "../../features/frame/screen-meta.ts";
import { JOB_COLUMNS } from "../../features/jobs/job-columns.tsx";
import { JOB_LIST, toJobCsvQuery, toJobQuery } from "../../features/jobs/job-list.ts";
import { JobsBulkBar } from "../../features/jobs/jobs-bulk-bar.tsx";
import {
  type PostingDialogState,
  PostingActionsMenu,
  PostingQuestions,
} from "../../features/jobs/posting-actions-menu.tsx";
import { useJobsBulk } from "../../features/jobs/use-jobs-bulk.ts";
import { ListScreen } from "../../features/lists/list-screen.tsx";
import { readList } from "../../features/lists/list-address.ts";
import { loadList } from "../../features/lists/load-list.ts";
import { RowsRunStatus } from "../../features/lists/rows-run-status.tsx";
import { useList } from "../../features/lists/use-list.ts";

const ChangeJobsModal = lazyComponent(() => import("../../features/jobs/change-jobs-modal.tsx"));

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-company-jobs");
  const query = toJobQuery(readList(JOB_LIST, loading.url.searchParams));
  await loadList(loading, loading.api.adminJobs.list.options({ query }));
  return {};
});

export const meta = () => screenMeta("Jobs");

const STATUSES = JOB_STATUSES.map((value) => ({ value, label: jobStatusText(value) }));

export default function SearchJobs() {
  const list = useList(JOB_LIST);
  const jobs = useQuery(api.adminJobs.list.options({ query: toJobQuery(list.settled) }));
  const [asked, setAsked] = useState<PostingDialogState | null>(null);
  const bulk = useJobsBulk(list, jobs.data?.data ?? []);
  return (
    <StaffViewer permission="admin.edit-company-jobs">
      <ListScreen
        name="jobs"
        title="Jobs"
        noun={["job", "jobs"]}
        list={list}
        searches="Title, company or id"
        filters={[{ name: "status", label: "Status", options: STATUSES }]}
        answer={{
          page: jobs.data && { rows: jobs.data.data, meta: jobs.data.pagination },
          isError: jobs.isError,
          isFetching: jobs.isFetching,
          refetch: jobs.refetch,
        }}
        csvHref={api.adminJobs.csv.href({ query: toJobCsvQuery(list.settled) })}
        columns={JOB_COLUMNS}
        rowId={({ id }) => String(id)}
        rowName={({ title }) => title}
        isInactive={({ status }) => status === "archived"}
        selection={bulk.selection.forTable}
        bulkActions={<JobsBulkBar bulk={bulk} total={jobs.data?.pagination.total ?? 0} />}
        renderActions={(job) => (
          <PostingActionsMenu posting={job} companyId={job.company.id} onAsk={setAsked} />
        )}
        status={
          <RowsRunStatus runs={bulk.runs} rowId={({ id }) => id} rowName={({ title }) => title} />
        }
      />
      <PostingQuestions asked={asked} onClose={() => setAsked(null)} />
      {bulk.asked && <ChangeJobsModal bulk={bulk} action={bulk.asked} />}
    </StaffViewer>
  );
}
