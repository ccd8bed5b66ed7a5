import { LANGUAGE } from "../product.ts";

/** Event types; `OWN_FORMAT` are the episodes of the live show. */
export const EVENT_TYPES = { ON_SITE: 0, ONLINE: 1, HYBRID: 2, OWN_FORMAT: 3 } as const;
export type EventType = (typeof EVENT_TYPES)[keyof typeof EVENT_TYPES];

/** The statuses of an event's page: open for registration, live, or recorded. */
export const LIVE_EVENT_STATUSES = { REGISTRATION: 0, LIVE: 1, RECORDING: 2 } as const;

/** The statuses as filter options, in order. */
export const LIVE_EVENT_STATUS_LABELS = [
  { id: LIVE_EVENT_STATUSES.REGISTRATION, slug: "upcoming", label: "Upcoming" },
  { id: LIVE_EVENT_STATUSES.LIVE, slug: "live", label: "Live now" },
  { id: LIVE_EVENT_STATUSES.RECORDING, slug: "recordings", label: "Recordings" },
] as const;

export const ATTENDANCE_TYPES = { ON_SITE: 0, ONLINE: 1 } as const;
export type AttendanceType = (typeof ATTENDANCE_TYPES)[keyof typeof ATTENDANCE_TYPES];

const { ON_SITE, ONLINE } = ATTENDANCE_TYPES;
const ATTENDANCE_BY_TYPE: Record<EventType, readonly [AttendanceType, ...AttendanceType[]]> = {
  [EVENT_TYPES.ON_SITE]: [ON_SITE],
  [EVENT_TYPES.ONLINE]: [ONLINE],
  [EVENT_TYPES.HYBRID]: [ON_SITE, ONLINE],
  [EVENT_TYPES.OWN_FORMAT]: [ONLINE],
};

/** Returns the ways to attend an event of a type; at least one. */
export const getAttendance = (type: EventType) => ATTENDANCE_BY_TYPE[type];

/** How long a seat that came free is kept for the next person on the waiting list. */
export const WAITING_OFFER_HOURS = 12;

/** The lists of an event's registrations. */
export const REGISTRATION_LISTS = [
  "all",
  "on_site",
  "online",
  "waiting",
  "checked_in",
  "unconfirmed",
] as const;
export type RegistrationList = (typeof REGISTRATION_LISTS)[number];

/** Who supports an event. */
export const BACKER_KINDS = ["sponsor", "partner"] as const;

/** The number of days in which guests confirm their registration. */
export const REGISTRATION_CONFIRM_DAYS = 7;

/** How many days after an event guest registrations are deleted. */
export const GUEST_RETENTION_DAYS = 180;

/** The window for an event's reminders, in minutes before its start. */
export const REMINDERS = {
  day: { from: 24 * 60, until: 4 * 60 },
  hour: { from: 60, until: 0 },
} as const;
export type ReminderName = keyof typeof REMINDERS;

/**
 * Returns when a reminder of an event goes out; whoever registers later gets none, as they just read the
 * date. Pure.
 */
export const getReminderTime = (name: ReminderName, startsAt: Date) =>
  new Date(startsAt.getTime() - REMINDERS[name].from * 60_000);

/** The emails about a live event, in the order in which people get them. */
export const EVENT_EMAILS = [
  "confirm_address",
  "confirmation",
  "waiting_list",
  "seat_offer",
  "day_reminder",
  "hour_reminder",
  "change",
] as const;

/** The refusals of a registration that a screen handles. */
export const REGISTRATION_REFUSALS = {
  event_full: "All places on site are taken.",
  registration_closed: "Registration for this event is closed.",
  email_unverified: "Please confirm your email address first.",
} as const;

/** The refusals of what staff do with registrations. */
export const MANAGE_REFUSALS = {
  not_on_site: "Only people with a seat on site can be checked in.",
  not_waiting: "They’re no longer on the waiting list.",
} as const;

export const ATTENDANCE_NOT_OFFERED = "Choose a way to attend that this event offers.";

/** Returns the path of an event's page on the site. */
export const liveEventPath = ({ id, slug }: { id: number; slug: string }) =>
  `/${LANGUAGE}/live-events/${id}/${slug}`;

/** Returns the path of an event's calendar file, on any of our hosts. */
export const eventCalendarPath = (id: number) => `/api/calendar/events/${id}.ics`;

/** Returns the path of a user's calendar with all registered events, by its secret token. */
export const ownCalendarPath = (token: string) => `/api/calendar/own/${token}.ics`;
