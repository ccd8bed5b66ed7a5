import {
  ATTENDANCE_TYPES,
  type AttendanceType,
  liveEventPath,
  PLACE_CONFIRM_DAYS,
  type ReminderName,
} from "@devguild/schemas/constants/live-events";
import { eventTimes } from "@devguild/schemas/constants/event-times";
import { LANGUAGE } from "@devguild/schemas/product";

import {
  type CalendarEvent,
  cancelledCalendar,
  eventCalendar,
  type Organiser,
} from "../../calendar-files/calendar-file.ts";
import { sendMailTask } from "../mail/mail.tasks.ts";
import { registrationPath } from "./registration-links.policy.ts";

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

const calendarFile = ({ slug }: CalendarEvent, method: "PUBLISH" | "CANCEL", content: string) => ({
  filename: `${slug}.ics`,
  contentType: `text/calendar; charset=utf-8; method=${method}`,
  content,
});

// A calendar leads who comes in person to the venue, and who watches to the page.
const attachment = (event: CalendarEvent, attendance: AttendanceType, organiser: Organiser) => {
  const entry = { ...event, venue: attendance === ON_SITE ? event.venue : null };
  return calendarFile(event, "PUBLISH", eventCalendar(entry, organiser));
};

const toGiveUp = (event: CalendarEvent, token: string | null) => ({
  label: "You cannot make it? Give your place to somebody else",
  app: "site" as const,
  path: token ? registrationPath(token) : liveEventPath(event),
});

/** The link that takes a guest's place. It repeats nothing of the form, which anybody may have filled in. */
export const confirmPlaceMail = (to: string, event: CalendarEvent, token: string) =>
  sendMailTask({
    to,
    subject: `Confirm your place: ${event.title}`,
    greeting: "Hello,",
    paragraphs: [
      `you, or somebody with your address, would like to take part in "${event.title}". One click and the place is yours. The link works for ${PLACE_CONFIRM_DAYS} days.`,
      whenOf(event),
    ],
    action: { label: "Take my place", app: "site", path: registrationPath(token) },
    closing: "You did not ask for it? Then ignore this mail, and no other comes.",
  });

/** Tells somebody that they are in, with the event as a calendar's file. */
export const placeTakenMail = (attendee: Attendee, event: CalendarEvent, organiser: Organiser) =>
  sendMailTask({
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
    attachments: [attachment(event, attendee.attendance, organiser)],
  });

const BEGINS: Record<ReminderName, string> = {
  day: "begins in a day",
  hour: "begins within the hour",
};

/** Reminds somebody of an event that they are registered for. */
export const reminderMail = (attendee: Attendee, event: CalendarEvent, name: ReminderName) =>
  sendMailTask({
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

const CHANGED = {
  moved: {
    subject: "New time or place",
    says: "has moved. Here is when and where it takes place.",
  },
  resumed: { subject: "It takes place after all", says: "takes place after all." },
};

/** Tells somebody with a place that the event moved, or takes place after all, with its new calendar's file. */
export const eventChangedMail = (
  attendee: Attendee,
  event: CalendarEvent,
  change: keyof typeof CHANGED,
  organiser: Organiser,
) =>
  sendMailTask({
    to: attendee.to,
    subject: `${CHANGED[change].subject}: ${event.title}`,
    greeting: greet(attendee.firstName),
    paragraphs: [
      `"${event.title}" ${CHANGED[change].says} Your place is kept.`,
      `When: ${whenOf(event)}\n${whereOf(event, attendee.attendance)}`,
      "The file with this mail brings your calendar up to date.",
    ],
    action: { label: "Open the event", app: "site", path: liveEventPath(event) },
    aside: toGiveUp(event, attendee.withdrawToken),
    attachments: [attachment(event, attendee.attendance, organiser)],
  });

/** Tells somebody with a place that the event does not take place, with the file that takes it out of a calendar. */
export const eventWithdrawnMail = (
  attendee: Attendee,
  event: CalendarEvent,
  organiser: Organiser,
) =>
  sendMailTask({
    to: attendee.to,
    subject: `It does not take place: ${event.title}`,
    greeting: greet(attendee.firstName),
    paragraphs: [
      `we are sorry: "${event.title}" on ${whenOf(event)} does not take place.`,
      "The file with this mail takes it out of your calendar. You have nothing to do; should it take place after all, we write again.",
    ],
    action: { label: "See other events", app: "site", path: `/${LANGUAGE}/live-events` },
    attachments: [calendarFile(event, "CANCEL", cancelledCalendar(event, organiser))],
  });
