import { api } from "@devguild/api-client/browser-api";
import { ClientOnly } from "@devguild/design-system/client-only";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";

import page from "../../features/frame/page.module.css";
import { RecordHead } from "../../features/frame/record-head.tsx";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { LIVE_EVENTS_PATH, sessionsPath } from "../../features/live-events/live-event-addresses.ts";
import { loadLiveEvent } from "../../features/live-events/load-live-event.ts";
import { SessionForm } from "../../features/live-events/session-form.tsx";
import type { Route } from "./+types/create-session.ts";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.edit-live-events");
  const { id, title } = await loadLiveEvent(loading, LIVE_EVENTS_PATH);
  await loading.queries.fetchQuery(loading.api.adminLiveEvents.editOptions.options());
  return { id, title };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(`New session: ${loaderData?.title ?? "live event"}`);

export default function CreateSession({ loaderData: { id } }: Route.ComponentProps) {
  const event = useQuery(api.adminLiveEvents.details.options({ params: { id } })).data?.data;
  const options = useQuery(api.adminLiveEvents.editOptions.options()).data?.data;
  return (
    <div className={page.page}>
      {event && options && (
        <>
          <RecordHead
            parents={[
              { to: LIVE_EVENTS_PATH, label: "Live Events" },
              { to: sessionsPath(id), label: event.title },
            ]}
            title="New session"
          />
          {/* What was typed before is stored in this browser. */}
          <ClientOnly>
            <SessionForm
              event={event}
              session={null}
              options={options}
              onReplaced={() => undefined}
            />
          </ClientOnly>
        </>
      )}
    </div>
  );
}
