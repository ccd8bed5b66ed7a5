import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { Modal } from "@devguild/design-system/modal";
import type { AdminLiveEvent } from "@devguild/schemas/admin-live-events";
import { pluralize } from "@devguild/schemas/formats";

import { DeleteModal } from "../frame/delete-modal.tsx";
import { useRefreshLiveEvents } from "./use-live-event-actions.ts";

const listWords = new Intl.ListFormat("en-GB");

const listLost = ({ sessions, sponsors, partners, ads, highlights }: AdminLiveEvent) =>
  [
    sessions > 0 && pluralize(sessions, "session"),
    sponsors.length > 0 && pluralize(sponsors.length, "sponsor"),
    partners.length > 0 && pluralize(partners.length, "partner"),
    ads.length > 0 && pluralize(ads.length, "ad"),
    highlights > 0 && pluralize(highlights, "highlight"),
  ].filter((each) => each !== false);

type Props = { event: AdminLiveEvent; onDeleted: () => unknown; onClose: () => void };

/** Asks for confirmation before an event is deleted; one with registrations can't be. */
export default function DeleteLiveEventModal({ event, onDeleted, onClose }: Props) {
  const refresh = useRefreshLiveEvents();
  const { on_site, online, unconfirmed } = event.audience;
  const registered = on_site + online + unconfirmed;
  if (registered > 0)
    return (
      <Modal
        opened
        onClose={onClose}
        title="This event can’t be deleted"
        footer={<Button onClick={onClose}>Close</Button>}
      >
        <p>
          {pluralize(registered, "person has", "people have")} registered for “{event.title}”.
          Unpublish it instead: they’ll get an email saying it’s cancelled.
        </p>
      </Modal>
    );
  const lost = listLost(event);
  return (
    <DeleteModal
      noun="event"
      name={event.title}
      remove={() => api.adminLiveEvents.remove.call({ params: { id: event.id } })}
      onDeleted={onDeleted}
      refresh={() => refresh(null)}
      onClose={onClose}
    >
      <p>
        “{event.title}” is deleted
        {lost.length > 0 && ` with ${listWords.format(lost)}`}. This can’t be undone.
        {event.published && " To take it off the site for a while, unpublish it instead."}
      </p>
    </DeleteModal>
  );
}
