import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ClientOnly } from "@devguild/design-system/client-only";
import { ErrorState } from "@devguild/design-system/error-state";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";

import page from "../../features/frame/page.module.css";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { CREATE_LIVE_EVENT_PATH } from "../../features/live-events/live-event-addresses.ts";
import { LiveEventEditor } from "../../features/live-events/live-event-editor.tsx";
import { loadLiveEvent } from "../../features/live-events/load-live-event.ts";
import type { Route } from "./+types/edit-live-event.ts";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.edit-live-events");
  const [{ id, title }] = await Promise.all([
    loadLiveEvent(loading, CREATE_LIVE_EVENT_PATH),
    loading.queries.fetchQuery(loading.api.adminLiveEvents.editOptions.options()),
  ]);
  return { id, title };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(loaderData?.title ?? "Live event");

export default function EditLiveEvent({ loaderData: { id } }: Route.ComponentProps) {
  const event = useQuery({
    ...api.adminLiveEvents.details.options({ params: { id } }),
    // What is open in the form never changes under the hands of who fills it in.
    staleTime: Infinity,
  });
  const options = useQuery(api.adminLiveEvents.editOptions.options());
  const failed = event.error ?? options.error;
  return (
    <div className={page.page}>
      {event.data && options.data ? (
        // What was typed before is stored in this browser.
        <ClientOnly>
          <LiveEventEditor key={id} event={event.data.data} options={options.data.data} />
        </ClientOnly>
      ) : (
        failed && (
          <ErrorState title="The event didn’t load." onRetry={() => void event.refetch()}>
            {failureText(failed)}
          </ErrorState>
        )
      )}
    </div>
  );
}
