import { api } from "@devguild/api-client/browser-api";
import { readAddress } from "@devguild/session/addresses";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";

import { RECORD_HISTORY, toHistoryCall } from "../../features/audit-log/audit-log-address.ts";
import { RecordHistory } from "../../features/audit-log/record-history.tsx";
import { eventHistoryPath } from "../../features/events/event-addresses.ts";
import { EventHead } from "../../features/events/event-head.tsx";
import { loadEventOnly } from "../../features/events/load-event.ts";
import page from "../../features/frame/page.module.css";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import type { Route } from "./+types/event-history.ts";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-live-events");
  const { id, title } = await loadEventOnly(loading);
  const { api: calls, queries, url } = loading;
  const history = toHistoryCall(id, readAddress(RECORD_HISTORY, url.searchParams));
  await queries.prefetchQuery(calls.recordHistory.event.options(history));
  return { id, title };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(`History: ${loaderData?.title ?? "event"}`);

export default function EventHistory({ loaderData: { id } }: Route.ComponentProps) {
  const event = useQuery(api.events.details.options({ params: { id } })).data?.data;
  if (!event) return null;
  return (
    <div className={page.page}>
      <EventHead event={event} current={eventHistoryPath(id)} />
      <RecordHistory key={id} kind="event" id={id} />
    </div>
  );
}
