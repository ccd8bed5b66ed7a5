import { api } from "@devguild/api-client/browser-api";
import type { AdminLiveEvent } from "@devguild/schemas/admin-live-events";
import type { AdminSession } from "@devguild/schemas/live-sessions";

import { DeleteModal } from "../frame/delete-modal.tsx";
import { useRefreshSessions } from "./use-sessions.ts";

type Props = { event: AdminLiveEvent; session: AdminSession; onClose: () => void };

/** Asks for confirmation before a session is deleted. */
export default function DeleteSessionModal({ event, session, onClose }: Props) {
  return (
    <DeleteModal
      noun="session"
      name={session.title}
      remove={() =>
        api.liveSessions.remove.call({ params: { id: event.id, sessionId: session.id } })
      }
      refresh={useRefreshSessions(event.id)}
      onClose={onClose}
    >
      <p>
        “{session.title}” is deleted with its abstract. This can’t be undone.
        {session.published && " To take it off the event’s page for a while, unpublish it instead."}
        {session.video && " Its recording stays among the videos."}
      </p>
    </DeleteModal>
  );
}
