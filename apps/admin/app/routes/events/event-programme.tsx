import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ErrorState } from "@devguild/design-system/error-state";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";

import { AddSessionButton } from "../../features/events/add-session-button.tsx";
import { eventProgrammePath } from "../../features/events/event-addresses.ts";
import { EventHead } from "../../features/events/event-head.tsx";
import { EventProgramme } from "../../features/events/event-programme.tsx";
import { loadEventOnly } from "../../features/events/load-event.ts";
import page from "../../features/frame/page.module.css";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import type { Route } from "./+types/event-programme.ts";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-live-events");
  const loaded = await loadEventOnly(loading);
  const { api: calls, queries } = loading;
  await queries.prefetchQuery(calls.eventProgramme.list.options({ params: { id: loaded.id } }));
  return loaded;
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(`Programme: ${loaderData?.title ?? "event"}`);

export default function EventProgrammeScreen({ loaderData: { id } }: Route.ComponentProps) {
  const event = useQuery(api.events.details.options({ params: { id } })).data?.data;
  const sessions = useQuery(api.eventProgramme.list.options({ params: { id } }));
  if (!event) return null;
  return (
    <div className={page.page}>
      <EventHead
        event={event}
        current={eventProgrammePath(id)}
        beside={<AddSessionButton eventId={id} size="sm" />}
      />
      {sessions.data ? (
        <EventProgramme event={event} sessions={sessions.data.data} />
      ) : (
        sessions.isLoadingError && (
          <ErrorState title="The programme didn’t load." onRetry={() => void sessions.refetch()}>
            {failureText(sessions.error)}
          </ErrorState>
        )
      )}
    </div>
  );
}
