import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ConfirmModal } from "@devguild/design-system/confirm-modal";
import { useToast } from "@devguild/design-system/toast";
import type { AdminEventSession } from "@devguild/schemas/event-programme";
import { useMutation } from "@tanstack/react-query";

import { useRefreshProgramme } from "./use-programme.ts";

type Props = {
  eventId: number;
  session: AdminEventSession;
  onDeleted?: () => unknown;
  onClose: () => void;
};

const listNames = new Intl.ListFormat("en-GB");

/** Asks for confirmation before a session of an event is deleted. */
export default function DeleteEventSessionModal({ eventId, session, onDeleted, onClose }: Props) {
  const toasts = useToast();
  const refresh = useRefreshProgramme(eventId);
  const removing = useMutation({
    networkMode: "always",
    mutationFn: () =>
      api.eventProgramme.remove.call({ params: { id: eventId, sessionId: session.id } }),
    onSuccess: async () => {
      await onDeleted?.();
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
        “{session.title}” comes off the programme straight away. This can’t be undone.
        {session.partners.length > 0 &&
          ` ${listNames.format(session.partners)} chose it, and will have to choose another one.`}
      </p>
    </ConfirmModal>
  );
}
