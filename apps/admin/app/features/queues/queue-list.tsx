import { api } from "@devguild/api-client/browser-api";
import { ErrorState } from "@devguild/design-system/error-state";
import { SectionHead } from "@devguild/design-system/section-head";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import { Status } from "@devguild/design-system/status";
import { formatCount } from "@devguild/schemas/formats";
import { useQuery } from "@tanstack/react-query";

import classes from "./queue-list.module.css";

const describe = (waiting: number) =>
  waiting === 0 ? "Nothing waiting" : `${formatCount(waiting)} waiting`;

/** The kinds of background work that has something to do, or failed. */
export function QueueList() {
  const queues = useQuery(api.queues.list.options());
  const busy = queues.data?.data.filter(({ waiting, failed }) => waiting + failed > 0) ?? [];
  return (
    <section aria-label="Queues">
      <SectionHead title="Queues" />
      {queues.isError && !queues.data ? (
        <ErrorState
          title="The queues didn’t load."
          onRetry={() => void queues.refetch()}
          retrying={queues.isFetching}
        />
      ) : !queues.data ? (
        <SkeletonRegion label="Loading the queues">
          <Skeleton height={64} radius={10} />
        </SkeletonRegion>
      ) : busy.length === 0 ? (
        <p className="dim">Nothing is waiting, and nothing failed.</p>
      ) : (
        <ul className={classes.queues}>
          {busy.map(({ name, label, waiting, failed }) => (
            <li key={name}>
              <span className={classes.label}>{label}</span>
              {failed > 0 && <Status tone="bad">{formatCount(failed)} failed</Status>}
              <span className="dim">{describe(waiting)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
