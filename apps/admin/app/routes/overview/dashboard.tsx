import { api } from "@devguild/api-client/browser-api";
import { DataTable } from "@devguild/design-system/data-table";
import { PageHead } from "@devguild/design-system/page-head";
import type { AdminJob } from "@devguild/schemas/jobs";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";

import { CompanyRows } from "../../features/companies/company-rows.tsx";
import page from "../../features/frame/page.module.css";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { BOOKMARKED_JOB_COLUMNS, EXPIRED_JOB_COLUMNS } from "../../features/jobs/job-columns.tsx";
import { useRowKeys } from "../../features/lists/use-keys.ts";
import { DashboardPart } from "../../features/overview/dashboard-part.tsx";
import classes from "./dashboard.module.css";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-company-jobs");
  const { api, queries } = loading;
  await Promise.all([
    queries.prefetchQuery(api.adminJobs.expiredOfAssigned.options()),
    queries.prefetchQuery(api.adminJobs.bookmarked.options()),
    queries.prefetchQuery(api.adminCompanies.assigned.options()),
  ]);
  return {};
});

export const meta = () => screenMeta("Dashboard");

const jobRows = {
  rowId: ({ id }: AdminJob) => String(id),
  rowName: ({ title }: AdminJob) => title,
};

export default function Dashboard() {
  useRowKeys();
  const expired = useQuery(api.adminJobs.expiredOfAssigned.options());
  const bookmarked = useQuery(api.adminJobs.bookmarked.options());
  const companies = useQuery(api.adminCompanies.assigned.options());
  return (
    <div className={page.page}>
      <PageHead dense title="Dashboard" />
      <div className={classes.columns}>
        <div className={classes.jobs}>
          <DashboardPart
            title="Expired jobs of your companies"
            answer={expired}
            empty={{
              title: "No expired jobs",
              text: "Expired jobs from your companies appear here.",
            }}
          >
            {(jobs) => (
              <div className={classes.table}>
                <DataTable
                  label="Expired jobs"
                  columns={EXPIRED_JOB_COLUMNS}
                  rows={jobs}
                  {...jobRows}
                />
              </div>
            )}
          </DashboardPart>
          <DashboardPart
            title="Bookmarked jobs"
            answer={bookmarked}
            empty={{
              title: "No bookmarks yet",
              text: "Bookmark a job in any list to find it here.",
            }}
          >
            {(jobs) => (
              <div className={classes.table}>
                <DataTable
                  label="Bookmarked jobs"
                  columns={BOOKMARKED_JOB_COLUMNS}
                  rows={jobs}
                  {...jobRows}
                />
              </div>
            )}
          </DashboardPart>
        </div>
        <DashboardPart
          title="Your companies"
          answer={companies}
          empty={{
            title: "No companies yet",
            text: "Companies you manage appear here.",
          }}
        >
          {(rows) => <CompanyRows companies={rows} />}
        </DashboardPart>
      </div>
    </div>
  );
}
