import type { Configuration } from "@devguild/config/configuration";
import { eventPath } from "@devguild/schemas/constants/event-paths";
import { eventTimes } from "@devguild/schemas/constants/event-times";
import { liveEventPath } from "@devguild/schemas/constants/live-events";
import { PRODUCT_NAME } from "@devguild/schemas/product";
import {
  ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from "ical-generator";

import { DAY_MS } from "../time.ts";

/** An event as written to a calendar file. */
export type CalendarEvent = {
  id: number;
  slug: string;
  title: string;
  subtitle: string;
  starts_at: Date;
  ends_at: Date;
  timezone: string;
  /** Where to go; null if the event is online only. */
  venue: string | null;
  /** How often the event was rescheduled, so that a calendar can tell which file is newest. */
  sequence: number;
  updated_at: Date;
};

/** The base URLs of event pages, and the organiser's email address. */
export type Organiser = Pick<Configuration, "urls" | "mailFrom">;

const toEntry = (event: CalendarEvent, { urls, mailFrom }: Organiser): ICalEventData => {
  const siteUrl = urls.site;
  const url = siteUrl + liveEventPath(event);
  const { day, hours, zone } = eventTimes(
    event.starts_at.toISOString(),
    event.ends_at.toISOString(),
    event.timezone,
  );
  return {
    // Stable across exports, so that a calendar updates the entry instead of adding a second one.
    id: `live-event-${event.id}@${new URL(siteUrl).hostname}`,
    start: event.starts_at,
    end: event.ends_at,
    stamp: event.updated_at,
    lastModified: event.updated_at,
    sequence: event.sequence,
    organizer: mailFrom,
    summary: event.title,
    description: [event.subtitle, `${day}, ${hours}, ${zone}`, url].filter(Boolean).join("\n\n"),
    location: event.venue ?? url,
    url,
  };
};

const writeCalendar = (
  name: string,
  entries: readonly ICalEventData[],
  method = ICalCalendarMethod.PUBLISH,
) => {
  const calendar = new ICalCalendar({
    name,
    prodId: { company: PRODUCT_NAME, product: "Live events", language: "EN" },
    method,
    ttl: 60 * 60,
  });
  for (const entry of entries) calendar.createEvent(entry);
  return calendar.toString();
};

/**
 * Builds an iCalendar file (RFC 5545) with one event; times are in UTC, which calendars show in local
 * time.
 */
export const buildEventCalendar = (event: CalendarEvent, organiser: Organiser): string =>
  writeCalendar(event.title, [toEntry(event, organiser)]);

/** Builds the file that removes an event from a calendar (RFC 5546, section 3.2.5). */
export const buildCancelledCalendar = (event: CalendarEvent, organiser: Organiser): string =>
  writeCalendar(
    event.title,
    [{ ...toEntry(event, organiser), status: ICalEventStatus.CANCELLED }],
    ICalCalendarMethod.CANCEL,
  );

/** A conference as written to a calendar file. */
export type CalendarConference = {
  id: number;
  slug: string;
  name: string;
  city: string | null;
  country: string | null;
  /** Its days, both included. */
  starts_on: string;
  ends_on: string;
};

/** Builds an iCalendar file with the days of a conference. */
export const buildConferenceCalendar = (
  { id, slug, name, city, country, starts_on, ends_on }: CalendarConference,
  { urls, mailFrom }: Organiser,
): string => {
  const url = urls.site + eventPath({ slug });
  return writeCalendar(name, [
    {
      id: `conference-${id}@${new URL(urls.site).hostname}`,
      start: new Date(starts_on),
      // The end of a whole day is the day after it.
      end: new Date(Date.parse(ends_on) + DAY_MS),
      allDay: true,
      timezone: "UTC",
      organizer: mailFrom,
      summary: name,
      description: url,
      location: [city, country].filter(Boolean).join(", ") || url,
      url,
    },
  ]);
};

/** Builds a calendar of several events to subscribe to. */
export const buildUserCalendar = (events: readonly CalendarEvent[], organiser: Organiser): string =>
  writeCalendar(
    `${PRODUCT_NAME} events`,
    events.map((event) => toEntry(event, organiser)),
  );
