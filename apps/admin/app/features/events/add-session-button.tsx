import { Button } from "@devguild/design-system/button";
import { LinkButton } from "@devguild/design-system/link-button";

import { usePermitted } from "../frame/use-permitted.ts";
import { eventSessionPath } from "./event-addresses.ts";

/** Leads to a new session of an event; without the permission for it, it is off and says so. */
export function AddSessionButton({ eventId, size }: { eventId: number; size?: "sm" }) {
  const permitted = usePermitted("admin.edit-live-events");
  const label = "Add a session";
  return "disabled" in permitted ? (
    <Button variant="primary" size={size} {...permitted}>
      {label}
    </Button>
  ) : (
    <LinkButton variant="primary" size={size} to={eventSessionPath(eventId, "new")}>
      {label}
    </LinkButton>
  );
}
