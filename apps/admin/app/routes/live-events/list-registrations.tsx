import { api } from "@devguild/api-client/browser-api";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";

import page from "../../features/frame/page.module.css";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { readList } from "../../features/lists/list-address.ts";
import {
  LIVE_EVENTS_PATH,
  registrationsPath,
} from "../../features/live-events/live-event-addresses.ts";
import editor from "../../features/live-events/live-event-editor.module.css";
import { LiveEventHead } from "../../features/live-events/live-event-head.tsx";
import { loadLiveEvent } from "../../features/live-events/load-live-event.ts";
import {
  REGISTRATION_SHAPE,
  toRegistrationsQuery,
} from "../../features/live-events/registration-list.tsx";
import { RegistrationsBox } from "../../features/live-events/registrations-box.tsx";
import { SeatsBox } from "../../features/live-events/seats-box.tsx";
import type { Route } from "./+types/list-registrations.ts";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-live-events");
  const { id, title } = await loadLiveEvent(loading, LIVE_EVENTS_PATH);
  const { api: calls, queries, url } = loading;
  const params = { id };
  const query = toRegistrationsQuery(readList(REGISTRATION_SHAPE, url.searchParams));
  await Promise.all([
    queries.fetchQuery(calls.eventRegistrations.counts.options({ params })),
    queries.prefetchQuery(calls.eventRegistrations.list.options({ params, query })),
    queries.prefetchQuery(calls.listViews.list.options()),
  ]);
  return { id, title };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(`Registrations: ${loaderData?.title ?? "live event"}`);

export default function ListRegistrations({ loaderData: { id } }: Route.ComponentProps) {
  const params = { id };
  const event = useQuery(api.adminLiveEvents.details.options({ params })).data?.data;
  const counts = useQuery(api.eventRegistrations.counts.options({ params })).data?.data;
  return (
    <div className={page.page}>
      {event && counts && (
        <>
          <LiveEventHead event={event} current={registrationsPath(id)} />
          <div className={editor.record}>
            <SeatsBox event={event} counts={counts} />
            <RegistrationsBox event={event} counts={counts} />
          </div>
        </>
      )}
    </div>
  );
}
