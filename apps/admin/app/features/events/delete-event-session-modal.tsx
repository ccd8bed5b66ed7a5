import { api } from "@devguild/api-client/browser-api";
import type { AdminEventSession } from "@devguild/schemas/event-programme";

import { DeleteModal } from "../frame/delete-modal.tsx";
import { useRefreshProgramme } from "./use-programme.ts";

type Props = {
  eventId: number;
  session: AdminEventSession;
  onDeleted?: () => unknown;
  onClose: () => void;
};

const listNames = new Intl.ListFormat("en-GB");

/** Asks for confirmation before a session of an event is deleted. */
export default function DeleteEventSessionModal({ eventId, session, ...handlers }: Props) {
  return (
    <DeleteModal
      noun="session"
      name={session.title}
      remove={() =>
        api.eventProgramme.remove.call({ params: { id: eventId, sessionId: session.id } })
      }
      refresh={useRefreshProgramme(eventId)}
      {...handlers}
    >
      <p>
        “{session.title}” comes off the programme straight away. This can’t be undone.
        {session.partners.length > 0 &&
          ` ${listNames.format(session.partners)} chose it, and will have to choose another one.`}
      </p>
    </DeleteModal>
  );
}
