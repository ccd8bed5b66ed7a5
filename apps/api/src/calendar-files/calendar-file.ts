import type { Configuration } from "@devguild/config/configuration";
import { eventTimes } from "@devguild/schemas/constants/event-times";
import { liveEventPath } from "@devguild/schemas/constants/live-events";
import { PRODUCT_NAME } from "@devguild/schemas/product";
import {
  ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from "ical-generator";

/** An event as a calendar keeps it. */
export type CalendarEvent = {
  id: number;
  slug: string;
  title: string;
  subtitle: string;
  starts_at: Date;
  ends_at: Date;
  timezone: string;
  /** Where somebody goes; null where they watch it. */
  venue: string | null;
  /** How often it has moved, so that a calendar knows the newest of several files. */
  sequence: number;
  updated_at: Date;
};

/** Where the events are found, and who writes about them. */
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
    // The same at every export, so that a calendar changes the entry and adds no second one.
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

const written = (
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

/** One event as an iCalendar file (RFC 5545); instants are in UTC, which every calendar shows in its own zone. */
export const eventCalendar = (event: CalendarEvent, organiser: Organiser): string =>
  written(event.title, [toEntry(event, organiser)]);

/** The file that takes an event out of a calendar again (RFC 5546, 3.2.5). */
export const cancelledCalendar = (event: CalendarEvent, organiser: Organiser): string =>
  written(
    event.title,
    [{ ...toEntry(event, organiser), status: ICalEventStatus.CANCELLED }],
    ICalCalendarMethod.CANCEL,
  );

/** Several events as one calendar that programs subscribe to. */
export const ownCalendar = (events: readonly CalendarEvent[], organiser: Organiser): string =>
  written(
    `${PRODUCT_NAME} events`,
    events.map((event) => toEntry(event, organiser)),
  );
