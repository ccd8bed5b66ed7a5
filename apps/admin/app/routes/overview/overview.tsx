import { api } from "@devguild/api-client/browser-api";
import { ErrorState } from "@devguild/design-system/error-state";
import { PageHead } from "@devguild/design-system/page-head";
import { SectionHead } from "@devguild/design-system/section-head";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import type { AdminOverview } from "@devguild/schemas/overview";
import { localized } from "@devguild/session/redirects";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";

import { type MenuEntry, buildMenu } from "../../features/frame/menu-entries.ts";
import page from "../../features/frame/page.module.css";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { FigureTile } from "../../features/overview/figure-tile.tsx";
import { ScreenLinks } from "../../features/overview/screen-links.tsx";
import classes from "./overview.module.css";

const PATH = localized("/admin");

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-dashboard");
  await loading.queries.prefetchQuery(loading.api.overview.read.options());
  return {};
});

export const meta = () => screenMeta("Admin");

function Figures({ figures, entries }: { figures: AdminOverview; entries: MenuEntry[] }) {
  const pathOf = (screen: string) => entries.find(({ id }) => id === screen)?.url ?? null;
  const jobs = pathOf("jobs");
  return (
    <dl className={classes.figures}>
      <FigureTile label="Companies" value={figures.companies} to={pathOf("companies")} />
      <FigureTile
        label="Published jobs"
        value={figures.published_jobs}
        to={jobs && `${jobs}?status=published`}
      />
      <FigureTile label="Developers" value={figures.developers} to={pathOf("developers")} />
      <FigureTile label="Applications in 30 days" value={figures.applications_30_days} />
      <FigureTile
        label="Mails that failed"
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
  const { data, isError, isFetching, refetch } = useQuery(api.overview.read.options());
  const entries = user ? buildMenu(user, PATH).filter(({ url }) => url !== PATH) : [];
  return (
    <div className={page.page}>
      <PageHead dense title="Admin">
        The platform at a glance.
      </PageHead>
      {data ? (
        <Figures figures={data.data} entries={entries} />
      ) : isError ? (
        <ErrorState
          title="The figures did not load."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <LoadingFigures />
      )}
      <section aria-labelledby="screens" className={classes.screens}>
        <SectionHead title="Where to go" id="screens" />
        {entries.length > 0 ? (
          <ScreenLinks entries={entries} />
        ) : (
          <p className="dim">Your role opens no other screen.</p>
        )}
      </section>
    </div>
  );
}
