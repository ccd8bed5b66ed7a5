import { EVENT_TYPES, type EventType } from "@devguild/schemas/constants/live-events";

const MODES: Record<EventType, string> = {
  [EVENT_TYPES.ON_SITE]: "https://schema.org/OfflineEventAttendanceMode",
  [EVENT_TYPES.ONLINE]: "https://schema.org/OnlineEventAttendanceMode",
  [EVENT_TYPES.HYBRID]: "https://schema.org/MixedEventAttendanceMode",
  [EVENT_TYPES.OWN_FORMAT]: "https://schema.org/OnlineEventAttendanceMode",
};

/** Returns how an event of a type can be attended, in the words of schema.org. */
export const getAttendanceMode = (type: EventType) => MODES[type];
