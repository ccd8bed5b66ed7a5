import { api } from "@devguild/api-client/browser-api";
import { jobStatusText } from "@devguild/design-system/status-badge";
import { JOB_STATUSES } from "@devguild/schemas/constants/jobs";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";

import { screenMeta } from "../../features/frame/screen-meta.ts";
import { JOB_COLUMNS } from "../../features/jobs/job-columns.tsx";
import { JOB_LIST, toJobFilter, toJobQuery } from "../../features/jobs/job-list.ts";
import { ListScreen } from "../../features/lists/list-screen.tsx";
import { readList } from "../../features/lists/list-address.ts";
import { loadList } from "../../features/lists/load-list.ts";
import { useList } from "../../features/lists/use-list.ts";

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
  return (
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
      csvHref={api.adminJobs.csv.href({ query: toJobFilter(list.settled) })}
      columns={JOB_COLUMNS}
      rowId={({ id }) => String(id)}
      rowName={({ title }) => title}
      isInactive={({ status }) => status === "archived"}
    />
  );
}
