import { describeDays } from "@devguild/design-system/conference-days";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import { Tabs } from "@devguild/design-system/tabs";
import { TextButton } from "@devguild/design-system/text-link";
import type { AdminEvent } from "@devguild/schemas/events";
import { type ReactNode, useState } from "react";

import { usePermitted } from "../frame/use-permitted.ts";
import { RecordHead } from "../frame/record-head.tsx";
import { eventPushPath } from "../push/push-addresses.ts";
import {
  EVENTS_PATH,
  eventContactsPath,
  eventHistoryPath,
  eventHomepagePath,
  eventMenuPath,
  eventPartnersPath,
  eventProgrammePath,
} from "./event-addresses.ts";

const EventModal = lazyDialog(() => import("./event-modal.tsx"));

type Props = {
  event: AdminEvent;
  /** The path of the current one of its screens. */
  current: string;
  /** Beside the title: status and actions. */
  beside?: ReactNode;
  /** Beside the dates: whether everything is saved. */
  children?: ReactNode;
};

/** The head of an event's screens: the event, the link back to all events, and its screens. */
export function EventHead({ event, current, beside, children }: Props) {
  const permitted = usePermitted("admin.edit-live-events");
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <RecordHead
        parents={[{ to: EVENTS_PATH, label: "Events" }]}
        title={event.name}
        beside={beside}
      >
        <span>{describeDays(event)}</span>
        <TextButton onClick={() => setEditing(true)} {...permitted}>
          Edit event
        </TextButton>
        {children}
      </RecordHead>
      <Tabs
        label="Event"
        current={current}
        tabs={[
          { to: eventHomepagePath(event.id), label: "Homepage" },
          { to: eventMenuPath(event.id), label: "Menu" },
          { to: eventProgrammePath(event.id), label: "Programme", count: event.sessions },
          { to: eventPushPath(event.id), label: "Push" },
          { to: eventPartnersPath(event.id), label: "Partners", count: event.partners },
          { to: eventContactsPath(event.id), label: "Contacts" },
          { to: eventHistoryPath(event.id), label: "History" },
        ]}
      />
      {isEditing && <EventModal event={event} onClose={() => setEditing(false)} />}
    </>
  );
}
