import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ErrorState } from "@devguild/design-system/error-state";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";

import page from "../../features/frame/page.module.css";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { EmailsBox } from "../../features/live-events/emails-box.tsx";
import {
  eventEmailsPath,
  LIVE_EVENTS_PATH,
} from "../../features/live-events/live-event-addresses.ts";
import editor from "../../features/live-events/live-event-editor.module.css";
import { LiveEventHead } from "../../features/live-events/live-event-head.tsx";
import { loadLiveEvent } from "../../features/live-events/load-live-event.ts";
import type { Route } from "./+types/list-emails.ts";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-live-events");
  const { id, title } = await loadLiveEvent(loading, LIVE_EVENTS_PATH);
  const { api: calls, queries } = loading;
  await queries.prefetchQuery(calls.eventRegistrations.emails.options({ params: { id } }));
  return { id, title };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(`Emails: ${loaderData?.title ?? "live event"}`);

export default function ListEmails({ loaderData: { id } }: Route.ComponentProps) {
  const params = { id };
  const event = useQuery(api.adminLiveEvents.details.options({ params })).data?.data;
  const emails = useQuery(api.eventRegistrations.emails.options({ params }));
  if (!event) return null;
  return (
    <div className={page.page}>
      <LiveEventHead event={event} current={eventEmailsPath(id)} />
      <div className={editor.record}>
        {emails.data ? (
          <EmailsBox event={event} emails={emails.data.data} />
        ) : (
          emails.isLoadingError && (
            <ErrorState
              title="The emails didn’t load."
              onRetry={() => void emails.refetch()}
              retrying={emails.isFetching}
            >
              {failureText(emails.error)}
            </ErrorState>
          )
        )}
      </div>
    </div>
  );
}
