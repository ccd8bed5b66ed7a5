import { api } from "@devguild/api-client/browser-api";
import { ClientOnly } from "@devguild/design-system/client-only";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { notFound, parseId } from "../../features/companies/load-company.ts";
import page from "../../features/frame/page.module.css";
import { RecordHead } from "../../features/frame/record-head.tsx";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { LIVE_EVENTS_PATH, sessionsPath } from "../../features/live-events/live-event-addresses.ts";
import { loadLiveEvent } from "../../features/live-events/load-live-event.ts";
import { SessionForm } from "../../features/live-events/session-form.tsx";
import type { Route } from "./+types/edit-session.ts";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.edit-live-events");
  const { id } = await loadLiveEvent(loading, LIVE_EVENTS_PATH);
  const sessionId = parseId(loading.params["session_id"]);
  if (sessionId === null) throw notFound();
  const { api: calls, queries } = loading;
  const [{ data: session }] = await Promise.all([
    queries.fetchQuery(calls.liveSessions.details.options({ params: { id, sessionId } })),
    queries.fetchQuery(calls.adminLiveEvents.editOptions.options()),
  ]);
  return { id, sessionId, title: session.title };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(loaderData?.title ?? "Session");

export default function EditSession({ loaderData: { id, sessionId } }: Route.ComponentProps) {
  const [generation, setGeneration] = useState(0);
  const event = useQuery(api.adminLiveEvents.details.options({ params: { id } })).data?.data;
  const options = useQuery(api.adminLiveEvents.editOptions.options()).data?.data;
  const session = useQuery({
    ...api.liveSessions.details.options({ params: { id, sessionId } }),
    // What is open in the form never changes under the hands of who fills it in.
    staleTime: Infinity,
  }).data?.data;
  return (
    <div className={page.page}>
      {event && options && session && (
        <>
          <RecordHead
            parents={[
              { to: LIVE_EVENTS_PATH, label: "Live Events" },
              { to: sessionsPath(id), label: event.title },
            ]}
            title={session.title}
          />
          {/* What was typed before is stored in this browser. */}
          <ClientOnly>
            <SessionForm
              key={`${sessionId}-${generation}`}
              event={event}
              session={session}
              options={options}
              onReplaced={() => setGeneration((before) => before + 1)}
            />
          </ClientOnly>
        </>
      )}
    </div>
  );
}
