import { api } from "@devguild/api-client/browser-api";
import { ErrorState } from "@devguild/design-system/error-state";
import { PageHead } from "@devguild/design-system/page-head";
import { Pagination } from "@devguild/design-system/pagination";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";

import { Box } from "../../features/developers/box.tsx";
import page from "../../features/frame/page.module.css";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { isMoving, POLL_MS } from "../../features/push/moving-pushes.ts";
import { OwnDevicesBox } from "../../features/push/own-devices-box.tsx";
import { PUSH_PATH, readPushPage } from "../../features/push/push-addresses.ts";
import { PushDevicesBox } from "../../features/push/push-devices-box.tsx";
import { PushList } from "../../features/push/push-list.tsx";
import classes from "../../features/push/push.module.css";

const PER_PAGE = 25;

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-live-events");
  const { api: calls, queries, url } = loading;
  const query = { page: readPushPage(url.searchParams) };
  await Promise.all([
    queries.prefetchQuery(calls.pushNotifications.queue.options({ query })),
    queries.prefetchQuery(calls.pushNotifications.devices.options()),
    queries.prefetchQuery(calls.pushSubscriptions.list.options()),
  ]);
  return {};
});

export const meta = () => screenMeta("Push notifications");

function QueueBox() {
  const [search] = useSearchParams();
  const current = readPushPage(search);
  const queue = useQuery({
    ...api.pushNotifications.queue.options({ query: { page: current } }),
    refetchInterval: ({ state }) => (state.data?.data.some(isMoving) ? POLL_MS : false),
  });
  const { data } = queue;
  return (
    <Box title="Queue" beside={data?.meta.total}>
      {data && data.data.length === 0 && (
        <p className={classes.empty}>
          Nothing has been sent or scheduled yet. Push notifications are written at their event,
          under Push.
        </p>
      )}
      {data && data.data.length > 0 && <PushList rows={data.data} namesEvent />}
      {data && data.meta.last_page > 1 && (
        <div className={classes.rows}>
          <Pagination
            page={current}
            pageSize={PER_PAGE}
            total={data.meta.total}
            pageHref={(to) => `${PUSH_PATH}?page=${to}`}
          />
        </div>
      )}
      {!data && queue.isLoadingError && (
        <ErrorState
          title="The queue didn’t load."
          onRetry={() => void queue.refetch()}
          retrying={queue.isFetching}
        />
      )}
      {!data && !queue.isLoadingError && (
        <SkeletonRegion label="Loading the queue" className={classes.rows}>
          <Skeleton height={200} radius={6} />
        </SkeletonRegion>
      )}
    </Box>
  );
}

export default function PushQueue() {
  return (
    <div className={page.page}>
      <PageHead dense title="Push notifications">
        What is on its way to people’s devices, what went out, and a test on your own.
      </PageHead>
      <div className={classes.page}>
        <QueueBox />
        <div className={classes.side}>
          <PushDevicesBox />
          <OwnDevicesBox />
        </div>
      </div>
    </div>
  );
}
