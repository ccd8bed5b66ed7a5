import { PermittedLinkButton } from "../frame/permitted-link-button.tsx";
import { eventSessionPath } from "./event-addresses.ts";

/** Leads to a new session of an event. */
export function AddSessionButton({ eventId, size }: { eventId: number; size?: "sm" }) {
  return (
    <PermittedLinkButton
      permission="admin.edit-live-events"
      variant="primary"
      size={size}
      to={eventSessionPath(eventId, "new")}
    >
      Add a session
    </PermittedLinkButton>
  );
}
