import { api } from "@devguild/api-client/browser-api";
import { jobStatusText } from "@devguild/design-system/status-badge";
import { JOB_STATUSES } from "@devguild/schemas/constants/jobs";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { StaffViewer } from "@devguild/company-ui/staff-viewer";
import { useRefreshPostings } from "@devguild/company-ui/use-refresh-postings";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { screenMeta } from "../../features/frame/screen-meta.ts";
import { JOB_CHANGES } from "../../features/jobs/job-changes.ts";
import { JOB_COLUMNS } from "../../features/jobs/job-columns.tsx";
import { JOB_LIST, toJobCsvQuery, toJobQuery } from "../../features/jobs/job-list.ts";
import {
  type PostingDialogState,
  PostingActionsMenu,
  PostingQuestions,
} from "../../features/jobs/posting-actions-menu.tsx";
import { BulkChangeDialog } from "../../features/lists/bulk-change-dialog.tsx";
import { BulkChangeStatus } from "../../features/lists/bulk-change-status.tsx";
import { BulkChangesBar } from "../../features/lists/bulk-changes-bar.tsx";
import { ListScreen } from "../../features/lists/list-screen.tsx";
import { readList } from "../../features/lists/list-address.ts";
import { loadList } from "../../features/lists/load-list.ts";
import { useBulkChanges } from "../../features/lists/use-bulk-changes.ts";
import { useList } from "../../features/lists/use-list.ts";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-company-jobs");
  const query = toJobQuery(readList(JOB_LIST, loading.url.searchParams));
  await loadList(loading, loading.api.adminJobs.list.options({ query }), "jobs");
  return {};
});

export const meta = () => screenMeta("Jobs");

const STATUSES = JOB_STATUSES.map((value) => ({ value, label: jobStatusText(value) }));

export default function SearchJobs() {
  const list = useList(JOB_LIST);
  const jobs = useQuery(api.adminJobs.list.options({ query: toJobQuery(list.settled) }));
  const [asked, setAsked] = useState<PostingDialogState | null>(null);
  const csvHref = api.adminJobs.csv.href({ query: toJobCsvQuery(list.settled) });
  const refresh = useRefreshPostings();
  const bulk = useBulkChanges({
    changes: JOB_CHANGES,
    list,
    rows: jobs.data?.data ?? [],
    foundHref: csvHref,
    refresh,
  });
  return (
    <StaffViewer permission="admin.edit-company-jobs">
      <ListScreen
        name="jobs"
        title="Jobs"
        noun={["job", "jobs"]}
        firstRow="Jobs appear here once a company saves an ad."
        list={list}
        searches="Title, company or id"
        filters={[{ name: "status", label: "Status", options: STATUSES }]}
        answer={{
          page: jobs.data && { rows: jobs.data.data, meta: jobs.data.pagination },
          isError: jobs.isError,
          isFetching: jobs.isFetching,
          refetch: jobs.refetch,
        }}
        csvHref={csvHref}
        columns={JOB_COLUMNS}
        rowId={({ id }) => String(id)}
        rowName={({ title }) => title}
        isInactive={({ status }) => status === "archived"}
        selection={bulk.selection.forTable}
        bulkActions={<BulkChangesBar bulk={bulk} total={jobs.data?.pagination.total ?? 0} />}
        renderActions={(job) => (
          <PostingActionsMenu posting={job} companyId={job.company.id} onAsk={setAsked} />
        )}
        status={<BulkChangeStatus latest={bulk.latest} />}
      />
      <PostingQuestions asked={asked} onClose={() => setAsked(null)} />
      <BulkChangeDialog bulk={bulk} />
    </StaffViewer>
  );
}
