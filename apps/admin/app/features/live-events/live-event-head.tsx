import { Tabs } from "@devguild/design-system/tabs";
import type { AdminLiveEvent } from "@devguild/schemas/admin-live-events";
import { eventTimes } from "@devguild/schemas/constants/event-times";
import { EVENT_TYPE_LABELS } from "@devguild/schemas/constants/live-event-editing";
import type { ReactNode } from "react";

import { RecordHead } from "../frame/record-head.tsx";
import {
  editLiveEventPath,
  eventEmailsPath,
  LIVE_EVENTS_PATH,
  liveEventHistoryPath,
  registrationsPath,
  sessionsPath,
} from "./live-event-addresses.ts";
import { LiveEventStatusLine } from "./live-event-status.tsx";

const listScreens = ({ id, sessions, audience }: AdminLiveEvent) => [
  { to: sessionsPath(id), label: "Programme", count: sessions },
  {
    to: registrationsPath(id),
    label: "Registrations",
    count: audience.on_site + audience.online,
  },
  { to: editLiveEventPath(id), label: "Page" },
  { to: eventEmailsPath(id), label: "Emails" },
  { to: liveEventHistoryPath(id), label: "History" },
];

type Props = {
  event: AdminLiveEvent;
  /** The path of the current one of its screens. */
  current: string;
  beside?: ReactNode;
};

/** The head of a live event's screens: what it is, when it is, and what kind. */
export function LiveEventHead({ event, current, beside }: Props) {
  const { day, hours, zone } = eventTimes(event.starts_at, event.ends_at, event.timezone);
  const type = EVENT_TYPE_LABELS.find(({ id }) => id === event.event_type)?.label;
  return (
    <>
      <RecordHead
        parents={[{ to: LIVE_EVENTS_PATH, label: "Live Events" }]}
        title={event.title}
        beside={
          <>
            <LiveEventStatusLine event={event} />
            {beside}
          </>
        }
      >
        {[`${day}, ${hours} (${zone})`, type, event.season?.label].filter(Boolean).join("\u00a0· ")}
      </RecordHead>
      <Tabs label="Event" tabs={listScreens(event)} current={current} />
    </>
  );
}
