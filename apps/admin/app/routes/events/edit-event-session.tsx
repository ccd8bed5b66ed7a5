import { api } from "@devguild/api-client/browser-api";
import { ClientOnly } from "@devguild/design-system/client-only";
import { Button } from "@devguild/design-system/button";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";

import { notFound, parseId } from "../../features/companies/load-company.ts";
import { EVENTS_PATH, eventProgrammePath } from "../../features/events/event-addresses.ts";
import { EventSessionForm } from "../../features/events/event-session-form.tsx";
import { loadEventOnly } from "../../features/events/load-event.ts";
import page from "../../features/frame/page.module.css";
import { RecordHead } from "../../features/frame/record-head.tsx";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import type { Route } from "./+types/edit-event-session.ts";

const DeleteEventSessionModal = lazyDialog(
  () => import("../../features/events/delete-event-session-modal.tsx"),
);

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.edit-live-events");
  const { id } = await loadEventOnly(loading);
  const named = loading.params["session_id"];
  if (named === "new") return { id, sessionId: null, title: "New session" };
  const sessionId = parseId(named);
  const { data } = await loading.queries.fetchQuery(
    loading.api.eventProgramme.list.options({ params: { id } }),
  );
  const session = data.find((each) => each.id === sessionId);
  if (!session) throw notFound();
  return { id, sessionId, title: session.title };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(loaderData?.title ?? "Session");

export default function EditEventSession({ loaderData: { id, sessionId } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [generation, setGeneration] = useState(0);
  const [isDeleting, setDeleting] = useState(false);
  const event = useQuery(api.events.details.options({ params: { id } })).data?.data;
  const sessions = useQuery({
    ...api.eventProgramme.list.options({ params: { id } }),
    enabled: sessionId !== null,
    // What is open in the form never changes under the hands of who fills it in.
    staleTime: Infinity,
  }).data?.data;
  const session = sessions?.find((each) => each.id === sessionId) ?? null;
  if (!event || (sessionId !== null && !session)) return null;
  return (
    <div className={page.page}>
      <RecordHead
        parents={[
          { to: EVENTS_PATH, label: "Events" },
          { to: eventProgrammePath(id), label: event.name },
        ]}
        title={session?.title ?? "New session"}
        beside={
          session && (
            <Button size="sm" variant="subtle" onClick={() => setDeleting(true)}>
              Delete
            </Button>
          )
        }
      />
      {/* What was typed before is stored in this browser. */}
      <ClientOnly>
        <EventSessionForm
          key={`${sessionId ?? "new"}-${generation}`}
          event={event}
          session={session}
          onReplaced={() => setGeneration((before) => before + 1)}
        />
      </ClientOnly>
      {session && isDeleting && (
        <DeleteEventSessionModal
          eventId={id}
          session={session}
          onDeleted={() => navigate(eventProgrammePath(id))}
          onClose={() => setDeleting(false)}
        />
      )}
    </div>
  );
}
