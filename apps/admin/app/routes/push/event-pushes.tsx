import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ErrorState } from "@devguild/design-system/error-state";
import { Pagination } from "@devguild/design-system/pagination";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";

import { notFound, parseId } from "../../features/companies/load-company.ts";
import { EventHead } from "../../features/events/event-head.tsx";
import page from "../../features/frame/page.module.css";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { EventPushes } from "../../features/push/event-pushes.tsx";
import { isMoving, POLL_MS } from "../../features/push/moving-pushes.ts";
import {
  eventPushPagePath,
  eventPushPath,
  readOpen,
  readPushPage,
} from "../../features/push/push-addresses.ts";
import type { Route } from "./+types/event-pushes.ts";

const PER_PAGE = 25;

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-live-events");
  const { api: calls, queries, params, url } = loading;
  const id = parseId(params["id"]);
  if (id === null) throw notFound();
  const call = { params: { id } };
  const { data: event } = await queries.fetchQuery(calls.events.details.options(call));
  const openId = readOpen(url.searchParams);
  await Promise.all([
    queries.prefetchQuery(
      calls.pushNotifications.list.options({
        ...call,
        query: { page: readPushPage(url.searchParams) },
      }),
    ),
    queries.prefetchQuery(calls.pushNotifications.editOptions.options(call)),
    openId !== null &&
      queries.prefetchQuery(
        calls.pushNotifications.details.options({ params: { id, notificationId: openId } }),
      ),
  ]);
  return { id, title: event.name };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(`Push: ${loaderData?.title ?? "event"}`);

export default function EventPushesScreen({ loaderData: { id } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const call = { params: { id } };
  const current = readPushPage(search);
  const event = useQuery(api.events.details.options(call));
  const list = useQuery({
    ...api.pushNotifications.list.options({ ...call, query: { page: current } }),
    refetchInterval: ({ state }) => (state.data?.data.some(isMoving) ? POLL_MS : false),
  });
  const options = useQuery(api.pushNotifications.editOptions.options(call));
  const failed = event.error ?? list.error ?? options.error;
  return (
    <div className={page.page}>
      {event.data && <EventHead event={event.data.data} current={eventPushPath(id)} />}
      {event.data && list.data && options.data ? (
        <>
          <EventPushes
            event={event.data.data}
            rows={list.data.data}
            total={list.data.meta.total}
            options={options.data.data}
          />
          {list.data.meta.last_page > 1 && (
            <Pagination
              page={current}
              pageSize={PER_PAGE}
              total={list.data.meta.total}
              pageHref={(to) => eventPushPagePath(id, to)}
            />
          )}
        </>
      ) : (
        failed && (
          <ErrorState
            title="The push notifications didn’t load."
            onRetry={() => void Promise.all([list.refetch(), options.refetch()])}
            retrying={list.isFetching}
          >
            {failureText(failed)}
          </ErrorState>
        )
      )}
    </div>
  );
}
