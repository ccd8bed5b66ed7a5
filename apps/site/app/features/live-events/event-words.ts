import { eventTimes } from "@devguild/schemas/constants/event-times";
import { EVENT_TYPES, type EventType } from "@devguild/schemas/constants/live-events";
import type { LiveEventCard } from "@devguild/schemas/live-events";

const TYPE_LABELS: Record<EventType, string> = {
  [EVENT_TYPES.ON_SITE]: "On site",
  [EVENT_TYPES.ONLINE]: "Online",
  [EVENT_TYPES.HYBRID]: "On site and online",
  [EVENT_TYPES.OWN_FORMAT]: "Live show",
};

type Timed = Pick<LiveEventCard, "starts_at" | "ends_at" | "timezone">;

/** Describes an event's time in its own time zone, in one line. */
export const describeTime = ({ starts_at, ends_at, timezone }: Timed) => {
  const { day, hours, zone } = eventTimes(starts_at, ends_at, timezone);
  return `${day}, ${hours}, ${zone}`;
};

/** Describes in a few words whether an event is on site, online or both. */
export const describeKind = ({ event_type }: Pick<LiveEventCard, "event_type">) =>
  TYPE_LABELS[event_type];
