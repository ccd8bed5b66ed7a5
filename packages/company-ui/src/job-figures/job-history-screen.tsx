import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ChangeLog, ChangeLogSkeleton } from "@devguild/design-system/change-log";
import { ErrorState } from "@devguild/design-system/error-state";
import { Pagination } from "@devguild/design-system/pagination";
import { useAddress } from "@devguild/session/use-address";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { CHANGES_PER_PAGE, JOB_HISTORY, toHistoryCall } from "../audit-trail/audit-address.ts";
import { toLogged } from "../audit-trail/to-logged.ts";
import { FailedChange } from "../lists/failed-change.tsx";
import { useLastAnswer } from "../lists/use-last-answer.ts";
import classes from "./job-ad-screen.module.css";
import { JobPage } from "./job-page.tsx";
import { type JobPageProps, MAIN_PERIOD } from "./job-page-head.tsx";

const LOADING_ROWS = 6;

/** Who changed an ad and when; the viewer may also see users: `owner.company.view-company-users`. */
export function JobHistoryScreen(props: JobPageProps) {
  const { companyId, jobId, links } = props;
  const { state, getHref } = useAddress(JOB_HISTORY);
  const trail = useQuery({
    ...api.auditTrail.list.options(toHistoryCall(companyId, jobId, state.page)),
    placeholderData: keepPreviousData,
  });
  const { error } = trail;
  const page = useLastAnswer(trail, jobId);
  return (
    <JobPage
      {...props}
      period={MAIN_PERIOD}
      current={links.historyOf?.(jobId) ?? links.figuresOf(jobId)}
    >
      {() => (
        <div className={classes.ad}>
          {page && <FailedChange list={trail} />}
          {page && page.data.length > 0 ? (
            <ChangeLog headingLevel={2} entries={page.data.map(toLogged)} />
          ) : page ? (
            <p className="dim">Changes to this ad will appear here.</p>
          ) : error ? (
            <ErrorState
              title="The changes didn’t load."
              onRetry={() => void trail.refetch()}
              retrying={trail.isFetching}
            >
              {failureText(error)}
            </ErrorState>
          ) : (
            <ChangeLogSkeleton rows={LOADING_ROWS} />
          )}
          {page && page.meta.last_page > 1 && (
            <Pagination
              page={state.page}
              pageSize={CHANGES_PER_PAGE}
              total={page.meta.total}
              isCapped={page.meta.capped}
              pageHref={(number) => getHref({ page: number })}
            />
          )}
        </div>
      )}
    </JobPage>
  );
}
