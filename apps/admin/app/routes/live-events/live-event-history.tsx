import { api } from "@devguild/api-client/browser-api";
import { readAddress } from "@devguild/session/addresses";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";

import { RECORD_HISTORY, toHistoryCall } from "../../features/audit-log/audit-log-address.ts";
import { RecordHistory } from "../../features/audit-log/record-history.tsx";
import page from "../../features/frame/page.module.css";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import {
  LIVE_EVENTS_PATH,
  liveEventHistoryPath,
} from "../../features/live-events/live-event-addresses.ts";
import { LiveEventHead } from "../../features/live-events/live-event-head.tsx";
import { loadLiveEvent } from "../../features/live-events/load-live-event.ts";
import type { Route } from "./+types/live-event-history.ts";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-live-events");
  const { id, title } = await loadLiveEvent(loading, LIVE_EVENTS_PATH);
  const { api: calls, queries, url } = loading;
  const history = toHistoryCall(id, readAddress(RECORD_HISTORY, url.searchParams));
  await queries.prefetchQuery(calls.recordHistory.liveEvent.options(history));
  return { id, title };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(`History: ${loaderData?.title ?? "live event"}`);

export default function LiveEventHistory({ loaderData: { id } }: Route.ComponentProps) {
  const event = useQuery(api.adminLiveEvents.details.options({ params: { id } })).data?.data;
  if (!event) return null;
  return (
    <div className={page.page}>
      <LiveEventHead event={event} current={liveEventHistoryPath(id)} />
      <RecordHistory key={id} kind="liveEvent" id={id} />
    </div>
  );
}
