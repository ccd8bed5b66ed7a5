import { LANGUAGE } from "../product.ts";

/** How an event takes place; `OWN_FORMAT` are the episodes of the live show. */
export const EVENT_TYPES = { ON_SITE: 0, ONLINE: 1, HYBRID: 2, OWN_FORMAT: 3 } as const;
export type EventType = (typeof EVENT_TYPES)[keyof typeof EVENT_TYPES];

/** What a live event's page offers: to register, to watch, to watch again. */
export const LIVE_EVENT_STATUSES = { REGISTRATION: 0, LIVE: 1, RECORDING: 2 } as const;

/** The states as a list's filter names them, in its order. */
export const LIVE_EVENT_STATUS_LABELS = [
  { id: LIVE_EVENT_STATUSES.REGISTRATION, slug: "upcoming", label: "Upcoming" },
  { id: LIVE_EVENT_STATUSES.LIVE, slug: "live", label: "Live now" },
  { id: LIVE_EVENT_STATUSES.RECORDING, slug: "recordings", label: "Recordings" },
] as const;

export const ATTENDANCE_TYPES = { ON_SITE: 0, ONLINE: 1 } as const;
export type AttendanceType = (typeof ATTENDANCE_TYPES)[keyof typeof ATTENDANCE_TYPES];

const { ON_SITE, ONLINE } = ATTENDANCE_TYPES;
const OFFERED: Record<EventType, readonly [AttendanceType, ...AttendanceType[]]> = {
  [EVENT_TYPES.ON_SITE]: [ON_SITE],
  [EVENT_TYPES.ONLINE]: [ONLINE],
  [EVENT_TYPES.HYBRID]: [ON_SITE, ONLINE],
  [EVENT_TYPES.OWN_FORMAT]: [ONLINE],
};

/** The ways in which one can take part in an event of a type; at least one. */
export const getAttendance = (type: EventType) => OFFERED[type];

/** Who stands by an event. */
export const BACKER_KINDS = ["sponsor", "partner"] as const;

/** Days within which a guest's place is to be confirmed. */
export const REGISTRATION_CONFIRM_DAYS = 7;

/** Days after an event's end for which guests' registrations are kept. */
export const GUEST_RETENTION_DAYS = 180;

/** Minutes before its start from which an event's reminders are sent, and until which. */
export const REMINDERS = {
  day: { from: 24 * 60, until: 4 * 60 },
  hour: { from: 60, until: 0 },
} as const;
export type ReminderName = keyof typeof REMINDERS;

/** What a screen can act on when a registration is refused. */
export const REGISTRATION_REFUSALS = {
  event_full: "All places on site are taken.",
  registration_closed: "Registration for this event is closed.",
  email_unverified: "Please confirm your email address first.",
} as const;

export const ATTENDANCE_NOT_OFFERED = "This event doesn’t offer that.";

/** Where an event's page lies on the site. */
export const liveEventPath = ({ id, slug }: { id: number; slug: string }) =>
  `/${LANGUAGE}/live-events/${id}/${slug}`;

/** An event as a calendar's file, below any of our hosts. */
export const eventCalendarPath = (id: number) => `/api/calendar/events/${id}.ics`;

/** The calendar of everything that somebody registered for, by its secret. */
export const ownCalendarPath = (token: string) => `/api/calendar/own/${token}.ics`;
