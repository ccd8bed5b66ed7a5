import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ErrorState } from "@devguild/design-system/error-state";
import { LinkButton } from "@devguild/design-system/link-button";
import { liveEventPath } from "@devguild/schemas/constants/live-events";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";

import page from "../../features/frame/page.module.css";
import { PermittedLinkButton } from "../../features/frame/permitted-link-button.tsx";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import {
  createSessionPath,
  LIVE_EVENTS_PATH,
  sessionsPath,
} from "../../features/live-events/live-event-addresses.ts";
import editor from "../../features/live-events/live-event-editor.module.css";
import { LiveEventHead } from "../../features/live-events/live-event-head.tsx";
import { loadLiveEvent } from "../../features/live-events/load-live-event.ts";
import { ProgrammeBox } from "../../features/live-events/programme-box.tsx";
import { ReadinessBox } from "../../features/live-events/readiness-box.tsx";
import type { Route } from "./+types/list-sessions.ts";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-live-events");
  const { id, title } = await loadLiveEvent(loading, LIVE_EVENTS_PATH);
  await loading.queries.prefetchQuery(loading.api.liveSessions.list.options({ params: { id } }));
  return { id, title };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(`Programme: ${loaderData?.title ?? "live event"}`);

export default function ListSessions({ loaderData: { id } }: Route.ComponentProps) {
  const event = useQuery(api.adminLiveEvents.details.options({ params: { id } })).data?.data;
  const sessions = useQuery(api.liveSessions.list.options({ params: { id } }));
  if (!event) return null;
  return (
    <div className={page.page}>
      <LiveEventHead
        event={event}
        current={sessionsPath(id)}
        beside={
          <>
            {event.published && (
              <LinkButton size="sm" to={liveEventPath(event)} target="_blank">
                View page
              </LinkButton>
            )}
            <PermittedLinkButton
              permission="admin.edit-live-events"
              size="sm"
              variant="primary"
              to={createSessionPath(id)}
            >
              Add a session
            </PermittedLinkButton>
          </>
        }
      />
      <div className={editor.editor}>
        {sessions.data ? (
          <ProgrammeBox event={event} sessions={sessions.data.data} />
        ) : (
          sessions.isLoadingError && (
            <ErrorState title="The sessions didn’t load." onRetry={() => void sessions.refetch()}>
              {failureText(sessions.error)}
            </ErrorState>
          )
        )}
        <div className={editor.side}>
          <ReadinessBox event={event} />
        </div>
      </div>
    </div>
  );
}
