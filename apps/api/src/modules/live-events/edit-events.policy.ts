import {
  describeStranded,
  describeTakenSeats,
  LIVE_EVENT_MESSAGES as M,
} from "@devguild/schemas/constants/live-event-editing";
import {
  ATTENDANCE_TYPES,
  type EventType,
  getAttendance,
  LIVE_EVENT_STATUSES,
} from "@devguild/schemas/constants/live-events";

import { DAY_MS } from "../../time.ts";

const LONGEST_MS = 7 * DAY_MS;

type Errors = Record<string, string>;
type Times = { starts_at: Date; ends_at: Date };
type Event = Times & {
  event_type: number;
  status: number;
  published: boolean;
  venue: string | null;
  stream_url: string | null;
  capacity: number | null;
};
type Registered = { onSite: number; online: number };

const { ON_SITE, ONLINE } = ATTENDANCE_TYPES;

/** Finds what is wrong with when something starts and ends, by field. Pure. */
export const findTimeErrors = ({ starts_at, ends_at }: Times): Errors => {
  if (ends_at <= starts_at) return { ends_at: M.endBeforeStart };
  return ends_at.getTime() - starts_at.getTime() > LONGEST_MS ? { ends_at: M.tooLong } : {};
};

/**
 * Finds what an event would contradict or lack, by field: what people registered for, and what its state
 * needs. Pure. Source: docs/product/live-events.md.
 */
export const findEventErrors = (event: Event, { onSite, online }: Registered): Errors => {
  const ways = getAttendance(event.event_type as EventType);
  const errors = findTimeErrors(event);
  if (onSite > 0 && !ways.includes(ON_SITE))
    errors["event_type"] = describeStranded(onSite, "on site");
  else if (online > 0 && !ways.includes(ONLINE))
    errors["event_type"] = describeStranded(online, "online");
  if (event.capacity !== null && event.capacity < onSite)
    errors["capacity"] = describeTakenSeats(onSite);
  if (event.published && ways.includes(ON_SITE) && event.venue === null)
    errors["venue"] = M.venueRequired;
  if (event.status === LIVE_EVENT_STATUSES.LIVE) {
    if (!event.published) errors["status"] = M.unpublished;
    if (ways.includes(ONLINE) && event.stream_url === null) errors["stream_url"] = M.streamRequired;
  }
  return errors;
};
