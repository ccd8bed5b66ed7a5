import { api } from "@devguild/api-client/browser-api";
import { ErrorState } from "@devguild/design-system/error-state";
import { PageHead } from "@devguild/design-system/page-head";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import type { AccountMenuItem } from "@devguild/app-shell/account-menus";
import { SectionHead } from "@devguild/design-system/section-head";
import type { AdminPermission } from "@devguild/schemas/constants/accounts";
import type { AdminOverview } from "@devguild/schemas/overview";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";

import { listScreens } from "../../features/frame/menu-entries.ts";
import page from "../../features/frame/page.module.css";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { Decisions } from "../../features/overview/decisions.tsx";
import { FigureTile } from "../../features/overview/figure-tile.tsx";
import { ScreenLinks } from "../../features/overview/screen-links.tsx";
import { FailedTasks, toFailedCall } from "../../features/queues/failed-tasks.tsx";
import { QueueList } from "../../features/queues/queue-list.tsx";
import classes from "./overview.module.css";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-dashboard");
  const { api: calls, queries, user } = loading;
  const may = (permission: AdminPermission) => user?.permissions.includes(permission);
  await Promise.all([
    queries.prefetchQuery(calls.overview.read.options()),
    queries.prefetchQuery(calls.queues.list.options()),
    may("admin.view-company-profile") && queries.prefetchQuery(calls.overview.decisions.options()),
    may("admin.manage-queues") &&
      queries.prefetchQuery(calls.queues.failed.options(toFailedCall())),
  ]);
  return {};
});

export const meta = () => screenMeta("Admin");

type FiguresProps = { figures: AdminOverview; screens: readonly AccountMenuItem[] };

function Figures({ figures, screens }: FiguresProps) {
  const findPath = (screen: string) => screens.find(({ id }) => id === screen)?.url ?? null;
  const jobs = findPath("jobs");
  return (
    <dl className={classes.figures}>
      <FigureTile label="Companies" value={figures.companies} to={findPath("companies")} />
      <FigureTile
        label="Published jobs"
        value={figures.published_jobs}
        to={jobs && `${jobs}?status=published`}
      />
      <FigureTile label="Developers" value={figures.developers} to={findPath("developers")} />
      <FigureTile label="Applications, last 30 days" value={figures.applications_30_days} />
      <FigureTile
        label="Failed emails"
        value={figures.failed_mails}
        isBad={figures.failed_mails > 0}
      />
    </dl>
  );
}

function LoadingFigures() {
  return (
    <SkeletonRegion label="Loading the figures">
      <div className={classes.figures}>
        {["companies", "jobs", "developers", "applications", "mails"].map((figure) => (
          <Skeleton key={figure} height={104} radius={10} />
        ))}
      </div>
    </SkeletonRegion>
  );
}

export default function Overview() {
  const user = useCurrentUser();
  const { data, isLoadingError, isFetching, refetch } = useQuery(api.overview.read.options());
  const screens = user ? listScreens(user) : [];
  return (
    <div className={page.page}>
      <PageHead dense title="Admin">
        The platform at a glance.
      </PageHead>
      {data ? (
        <Figures figures={data.data} screens={screens} />
      ) : isLoadingError ? (
        <ErrorState
          title="The figures didn’t load."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <LoadingFigures />
      )}
      <div className={classes.columns}>
        <div className={classes.column}>
          {user?.permissions.includes("admin.view-company-profile") && <Decisions />}
          {user?.permissions.includes("admin.manage-queues") && <FailedTasks />}
          <QueueList />
        </div>
        <section aria-label="Screens">
          <SectionHead title="Screens" />
          {screens.length > 0 ? (
            <ScreenLinks screens={screens} />
          ) : (
            <p className="dim">Your role doesn’t include any other screens.</p>
          )}
        </section>
      </div>
    </div>
  );
}
