import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ConfirmModal } from "@devguild/design-system/confirm-modal";
import { useToast } from "@devguild/design-system/toast";
import type { AdminLiveEvent } from "@devguild/schemas/admin-live-events";
import type { AdminSession } from "@devguild/schemas/live-sessions";
import { useMutation } from "@tanstack/react-query";

import { useRefreshSessions } from "./use-sessions.ts";

type Props = { event: AdminLiveEvent; session: AdminSession; onClose: () => void };

/** Asks for confirmation before a session is deleted. */
export default function DeleteSessionModal({ event, session, onClose }: Props) {
  const toasts = useToast();
  const refresh = useRefreshSessions(event.id);
  const removing = useMutation({
    networkMode: "always",
    mutationFn: () =>
      api.liveSessions.remove.call({ params: { id: event.id, sessionId: session.id } }),
    onSuccess: async () => {
      await refresh();
      toasts.show({ tone: "ok", text: `${session.title} deleted` });
      onClose();
    },
  });
  return (
    <ConfirmModal
      title="Delete this session?"
      confirmLabel="Delete session"
      isPending={removing.isPending}
      error={removing.isError ? failureText(removing.error) : null}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      <p>
        “{session.title}” is deleted with its abstract. This can’t be undone.
        {session.published && " To take it off the event’s page for a while, unpublish it instead."}
        {session.video && " Its recording stays among the videos."}
      </p>
    </ConfirmModal>
  );
}
