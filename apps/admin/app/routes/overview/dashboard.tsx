import { api } from "@devguild/api-client/browser-api";
import { StaffViewer } from "@devguild/company-ui/staff-viewer";
import { DataTable } from "@devguild/design-system/data-table";
import { PageHead } from "@devguild/design-system/page-head";
import type { AdminJob } from "@devguild/schemas/jobs";
import { number, readAddress } from "@devguild/session/addresses";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { useAddress } from "@devguild/session/use-address";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { CompanyRows } from "../../features/companies/company-rows.tsx";
import screen from "../../features/frame/page.module.css";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { BOOKMARKED_JOB_COLUMNS, EXPIRED_JOB_COLUMNS } from "../../features/jobs/job-columns.tsx";
import {
  type PostingDialogState,
  PostingActionsMenu,
  PostingQuestions,
} from "../../features/jobs/posting-actions-menu.tsx";
import { useRowKeys } from "../../features/lists/use-keys.ts";
import { DashboardPart } from "../../features/overview/dashboard-part.tsx";
import classes from "./dashboard.module.css";

const PER_PAGE = 20;
const page = { ...number, max: 10_000, defaultValue: 1 };

/** The query parameters of the dashboard: the page of each of its lists. */
const PAGES = { expired: page, bookmarked: page, companies: page };

const toCall = (shown: number) => ({ query: { page: shown, per_page: PER_PAGE } });

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-company-jobs");
  const { api: calls, queries, url } = loading;
  const pages = readAddress(PAGES, url.searchParams);
  await Promise.all([
    queries.prefetchQuery(calls.adminJobs.expiredOfAssigned.options(toCall(pages.expired))),
    queries.prefetchQuery(calls.adminJobs.bookmarked.options(toCall(pages.bookmarked))),
    queries.prefetchQuery(calls.adminCompanies.assigned.options(toCall(pages.companies))),
  ]);
  return {};
});

export const meta = () => screenMeta("Dashboard");

export default function Dashboard() {
  useRowKeys();
  const { state, getHref } = useAddress(PAGES);
  const expired = useQuery(api.adminJobs.expiredOfAssigned.options(toCall(state.expired)));
  const bookmarked = useQuery(api.adminJobs.bookmarked.options(toCall(state.bookmarked)));
  const companies = useQuery(api.adminCompanies.assigned.options(toCall(state.companies)));
  const [asked, setAsked] = useState<PostingDialogState | null>(null);
  const jobRows = {
    folds: true,
    rowId: ({ id }: AdminJob) => String(id),
    rowName: ({ title }: AdminJob) => title,
    renderActions: (job: AdminJob) => (
      <PostingActionsMenu posting={job} companyId={job.company.id} onAsk={setAsked} />
    ),
  };
  return (
    <div className={screen.page}>
      <PageHead dense title="Dashboard" />
      <div className={classes.columns}>
        <div className={classes.jobs}>
          <StaffViewer permission="admin.edit-company-jobs">
            <DashboardPart
              id="expired-jobs"
              title="Expired jobs of your companies"
              answer={expired}
              pageHref={(target) => getHref({ expired: target })}
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
              id="bookmarked-jobs"
              title="Bookmarked jobs"
              answer={bookmarked}
              pageHref={(target) => getHref({ bookmarked: target })}
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
            <PostingQuestions asked={asked} onClose={() => setAsked(null)} />
          </StaffViewer>
        </div>
        <DashboardPart
          id="your-companies"
          title="Your companies"
          answer={companies}
          pageHref={(target) => getHref({ companies: target })}
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
