import { eventTimes } from "@devguild/schemas/constants/event-times";
import { liveEventPath } from "@devguild/schemas/constants/live-events";
import { PRODUCT_NAME } from "@devguild/schemas/product";
import { ICalCalendar, ICalCalendarMethod, type ICalEventData } from "ical-generator";

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
  updated_at: Date;
};

const toEntry = (event: CalendarEvent, siteUrl: string): ICalEventData => {
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
    summary: event.title,
    description: [event.subtitle, `${day}, ${hours}, ${zone}`, url].filter(Boolean).join("\n\n"),
    location: event.venue ?? url,
    url,
  };
};

const written = (name: string, entries: readonly ICalEventData[]) => {
  const calendar = new ICalCalendar({
    name,
    prodId: { company: PRODUCT_NAME, product: "Live events", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 60 * 60,
  });
  for (const entry of entries) calendar.createEvent(entry);
  return calendar.toString();
};

/** One event as an iCalendar file (RFC 5545); instants are in UTC, which every calendar shows in its own zone. */
export const eventCalendar = (event: CalendarEvent, siteUrl: string): string =>
  written(event.title, [toEntry(event, siteUrl)]);

/** Several events as one calendar that programs subscribe to. */
export const ownCalendar = (events: readonly CalendarEvent[], siteUrl: string): string =>
  written(
    `${PRODUCT_NAME} events`,
    events.map((event) => toEntry(event, siteUrl)),
  );
