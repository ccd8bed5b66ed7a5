import {
  ATTENDANCE_TYPES,
  type AttendanceType,
  liveEventPath,
  REGISTRATION_CONFIRM_DAYS,
  type ReminderName,
  WAITING_OFFER_HOURS,
} from "@devguild/schemas/constants/live-events";
import { eventTimes } from "@devguild/schemas/constants/event-times";
import { createDateFormat } from "@devguild/schemas/formats";
import { LANGUAGE } from "@devguild/schemas/product";

import {
  type CalendarEvent,
  buildCancelledCalendar,
  buildEventCalendar,
  type Organiser,
} from "../../calendar-files/calendar-file.ts";
import {
  button,
  factTable,
  greeting,
  paragraph,
  secondaryLink,
} from "../../mail-components/mail-message.ts";
import { sendMailTask, sendUrgentMailTask } from "../mail/mail.tasks.ts";
import { registrationPath, signRegistrationLink } from "./registration-links.policy.ts";

/** The recipient of an email about a registration; guests get a token that cancels it. */
export type Attendee = {
  to: string;
  firstName: string;
  attendance: AttendanceType;
  withdrawToken: string | null;
};

const { ON_SITE } = ATTENDANCE_TYPES;

const describeTime = ({ starts_at, ends_at, timezone }: CalendarEvent) => {
  const { day, hours, zone } = eventTimes(starts_at.toISOString(), ends_at.toISOString(), timezone);
  return `${day}, ${hours} (${zone})`;
};

const whenAndWhere = (event: CalendarEvent, { attendance }: Attendee) =>
  factTable([
    ["When", describeTime(event)],
    ["Where", attendance === ON_SITE && event.venue ? event.venue : "Online, on the event page"],
  ]);

const calendarFile = ({ slug }: CalendarEvent, method: "PUBLISH" | "CANCEL", content: string) => ({
  filename: `${slug}.ics`,
  contentType: `text/calendar; charset=utf-8; method=${method}`,
  content,
});

// In a calendar, on-site attendees get the venue, online attendees the event's page.
const calendarEntry = (event: CalendarEvent, { attendance }: Attendee, organiser: Organiser) => {
  const entry = { ...event, venue: attendance === ON_SITE ? event.venue : null };
  return calendarFile(event, "PUBLISH", buildEventCalendar(entry, organiser));
};

const eventButton = (event: CalendarEvent) =>
  button({ label: "Open event page", app: "site", path: liveEventPath(event) });

const cancelLink = (event: CalendarEvent, { withdrawToken }: Attendee) =>
  secondaryLink({
    label: "Can’t make it? Cancel your place",
    app: "site",
    path: withdrawToken ? registrationPath(withdrawToken) : liveEventPath(event),
  });

const leaveLink = (event: CalendarEvent, { withdrawToken }: Attendee) =>
  secondaryLink({
    label: "Changed your mind? Leave the waiting list",
    app: "site",
    path: withdrawToken ? registrationPath(withdrawToken) : liveEventPath(event),
  });

/**
 * Builds the email with the link that confirms a guest's registration. It repeats nothing from the
 * form, which anyone may have filled in.
 */
export const confirmRegistrationMail = (to: string, event: CalendarEvent, token: string) =>
  sendUrgentMailTask({
    to,
    subject: `Confirm your place: ${event.title}`,
    body: [
      greeting(),
      paragraph(
        `You, or someone using your address, registered for “${event.title}”. Confirm to get your place. The link expires in ${REGISTRATION_CONFIRM_DAYS} days.`,
      ),
      factTable([["When", describeTime(event)]]),
      button({ label: "Confirm my place", app: "site", path: registrationPath(token) }),
      paragraph("If you didn’t register, you can ignore this email."),
    ],
  });

/** Builds the email that confirms a registration, with the event as a calendar file. */
export const registrationConfirmedMail = (
  attendee: Attendee,
  event: CalendarEvent,
  organiser: Organiser,
) =>
  sendMailTask({
    to: attendee.to,
    subject: `You’re in: ${event.title}`,
    body: [
      greeting(attendee.firstName),
      paragraph(`You have a place at “${event.title}”.`),
      whenAndWhere(event, attendee),
      paragraph(
        "Open the attached file to add it to your calendar. We’ll remind you a day before and an hour before it starts.",
      ),
      eventButton(event),
      cancelLink(event, attendee),
    ],
    attachments: [calendarEntry(event, attendee, organiser)],
  });

/** Builds the email to someone who joined the waiting list for a seat on site. */
export const waitingMail = (attendee: Attendee, event: CalendarEvent) =>
  sendMailTask({
    to: attendee.to,
    subject: `You’re on the waiting list: ${event.title}`,
    body: [
      greeting(attendee.firstName),
      paragraph(
        `All seats at “${event.title}” are taken, so you’re on the waiting list. If one comes free, we’ll email you, and you’ll have ${WAITING_OFFER_HOURS} hours to take it.`,
      ),
      factTable([["When", describeTime(event)]]),
      eventButton(event),
      leaveLink(event, attendee),
    ],
  });

type Offer = {
  row: { id: number; live_event_id: number; user_id: number | null };
  until: Date;
  secret: string;
};

const describeEnd = (until: Date, timezone: string) =>
  createDateFormat({
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: timezone,
    timeZoneName: "short",
  })(until);

/** Builds the email about a seat that came free, with the link that takes it. */
export const seatOfferedMail = (
  attendee: Attendee,
  event: CalendarEvent,
  { row, until, secret }: Offer,
) => {
  const link = { act: "confirm", eventId: row.live_event_id, registrationId: row.id } as const;
  return sendUrgentMailTask({
    to: attendee.to,
    subject: `A seat is free: ${event.title}`,
    body: [
      greeting(attendee.firstName),
      paragraph(
        `A seat at “${event.title}” came free, and it’s yours until ${describeEnd(until, event.timezone)}. After that, it goes to the next person.`,
      ),
      whenAndWhere(event, attendee),
      button({
        label: "Take the seat",
        app: "site",
        path:
          row.user_id === null
            ? registrationPath(signRegistrationLink(secret, link))
            : liveEventPath(event),
      }),
      leaveLink(event, attendee),
    ],
  });
};

// A reminder may be delayed, so neither names an exact time.
const STARTS: Record<ReminderName, string> = {
  day: "starts within 24 hours",
  hour: "starts within the hour",
};

/** Builds the reminder for an event that someone is registered for. */
export const reminderMail = (attendee: Attendee, event: CalendarEvent, name: ReminderName) =>
  sendMailTask({
    to: attendee.to,
    subject: `${event.title} ${STARTS[name]}`,
    body: [
      greeting(attendee.firstName),
      paragraph(`“${event.title}” ${STARTS[name]}, and you have a place.`),
      whenAndWhere(event, attendee),
      eventButton(event),
      cancelLink(event, attendee),
    ],
  });

const CHANGES = {
  moved: { subject: "New time or place", text: "has a new time or place." },
  resumed: { subject: "Back on", text: "is back on." },
};

/** Builds the email about an event that was rescheduled or is back on, with the updated calendar file. */
export const eventChangedMail = (
  attendee: Attendee,
  event: CalendarEvent,
  change: keyof typeof CHANGES,
  organiser: Organiser,
) =>
  sendMailTask({
    to: attendee.to,
    subject: `${CHANGES[change].subject}: ${event.title}`,
    body: [
      greeting(attendee.firstName),
      paragraph(`“${event.title}” ${CHANGES[change].text} You’re still registered.`),
      whenAndWhere(event, attendee),
      paragraph("Open the attached file to update your calendar."),
      eventButton(event),
      cancelLink(event, attendee),
    ],
    attachments: [calendarEntry(event, attendee, organiser)],
  });

/** Builds the email about a cancelled event, with the file that removes it from calendars. */
export const eventCancelledMail = (
  attendee: Attendee,
  event: CalendarEvent,
  organiser: Organiser,
) =>
  sendMailTask({
    to: attendee.to,
    subject: `Cancelled: ${event.title}`,
    body: [
      greeting(attendee.firstName),
      paragraph(`We’re sorry: “${event.title}” on ${describeTime(event)} won’t take place.`),
      paragraph(
        "Open the attached file to remove it from your calendar. There’s nothing else to do. If the event is back on, we’ll let you know.",
      ),
      button({ label: "See other events", app: "site", path: `/${LANGUAGE}/live-events` }),
    ],
    attachments: [calendarFile(event, "CANCEL", buildCancelledCalendar(event, organiser))],
  });
