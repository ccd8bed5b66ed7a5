import {
  ATTENDANCE_TYPES,
  type AttendanceType,
  liveEventPath,
  PLACE_CONFIRM_DAYS,
  type ReminderName,
} from "@devguild/schemas/constants/live-events";
import { eventTimes } from "@devguild/schemas/constants/event-times";

import { mailed } from "../mail/mail.tasks.ts";
import { type CalendarEvent, eventCalendar } from "./calendar-file.ts";
import { placePath } from "./place-links.ts";

/** Who a mail about a place goes to; a guest's has the token that gives the place up. */
export type Attendee = {
  to: string;
  firstName: string;
  attendance: AttendanceType;
  withdrawToken: string | null;
};

const { ON_SITE } = ATTENDANCE_TYPES;

const whenOf = ({ starts_at, ends_at, timezone }: CalendarEvent) => {
  const { day, hours, zone } = eventTimes(starts_at.toISOString(), ends_at.toISOString(), timezone);
  return `${day}, ${hours} (${zone})`;
};

const whereOf = ({ venue }: CalendarEvent, attendance: AttendanceType) =>
  attendance === ON_SITE && venue ? `Where: ${venue}` : "Where: online, on the event's page";

const greet = (firstName: string) => (firstName ? `Hello ${firstName},` : "Hello,");

// A calendar leads who comes in person to the venue, and who watches to the page.
const attachment = (event: CalendarEvent, attendance: AttendanceType, siteUrl: string) => ({
  filename: `${event.slug}.ics`,
  contentType: "text/calendar; charset=utf-8; method=PUBLISH",
  content: eventCalendar({ ...event, venue: attendance === ON_SITE ? event.venue : null }, siteUrl),
});

const toGiveUp = (event: CalendarEvent, token: string | null) => ({
  label: "You cannot make it? Give your place to somebody else",
  app: "site" as const,
  path: token ? placePath(token) : liveEventPath(event),
});

/** The link that takes a guest's place. It repeats nothing of the form, which anybody may have filled in. */
export const confirmPlaceMail = (to: string, event: CalendarEvent, token: string) =>
  mailed({
    to,
    subject: `Confirm your place: ${event.title}`,
    greeting: "Hello,",
    paragraphs: [
      `you, or somebody with your address, would like to take part in "${event.title}". One click and the place is yours. The link works for ${PLACE_CONFIRM_DAYS} days.`,
      whenOf(event),
    ],
    action: { label: "Take my place", app: "site", path: placePath(token) },
    closing: "You did not ask for it? Then ignore this mail, and no other comes.",
  });

/** Tells somebody that they are in, with the event as a calendar's file. */
export const placeTakenMail = (attendee: Attendee, event: CalendarEvent, siteUrl: string) =>
  mailed({
    to: attendee.to,
    subject: `You are in: ${event.title}`,
    greeting: greet(attendee.firstName),
    paragraphs: [
      `your place at "${event.title}" is kept.`,
      `When: ${whenOf(event)}\n${whereOf(event, attendee.attendance)}`,
      "The file with this mail puts it into your calendar. We write once more a day before, and an hour before it begins.",
    ],
    action: { label: "Open the event", app: "site", path: liveEventPath(event) },
    aside: toGiveUp(event, attendee.withdrawToken),
    attachments: [attachment(event, attendee.attendance, siteUrl)],
  });

const BEGINS: Record<ReminderName, string> = {
  day: "begins in a day",
  hour: "begins within the hour",
};

/** Reminds somebody of an event that they are registered for. */
export const reminderMail = (attendee: Attendee, event: CalendarEvent, name: ReminderName) =>
  mailed({
    to: attendee.to,
    subject: `${event.title} ${BEGINS[name]}`,
    greeting: greet(attendee.firstName),
    paragraphs: [
      `"${event.title}" ${BEGINS[name]}, and you have a place.`,
      `When: ${whenOf(event)}\n${whereOf(event, attendee.attendance)}`,
    ],
    action: { label: "Open the event", app: "site", path: liveEventPath(event) },
    aside: toGiveUp(event, attendee.withdrawToken),
  });
