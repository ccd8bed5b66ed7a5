import { EVENT_TYPES, liveEventPath } from "@devguild/schemas/constants/live-events";
import type { LiveEvent } from "@devguild/schemas/live-events";

import { getAttendanceMode } from "../structured-data/attendance-mode.ts";
import { absoluteOn, describe, buildPublisher, type Thing } from "../structured-data/schema-org.ts";

const listPlaces = (site: string, event: LiveEvent): Thing[] => {
  const { event_type: type, venue } = event;
  const isOnline = type !== EVENT_TYPES.ON_SITE;
  return [
    ...(venue ? [{ "@type": "Place", name: venue, address: venue }] : []),
    ...(isOnline ? [{ "@type": "VirtualLocation", url: site + liveEventPath(event) }] : []),
  ];
};

/**
 * Builds an event's structured data; null if it has no location, which search engines require.
 * Source: docs/product/being-found.md.
 */
export const eventStructuredData = (site: string, event: LiveEvent) => {
  const location = listPlaces(site, event);
  if (!event.published || location.length === 0) return null;
  return describe({
    "@type": "Event",
    name: event.title,
    description: event.subtitle || null,
    url: site + liveEventPath(event),
    startDate: event.starts_at,
    endDate: event.ends_at,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: getAttendanceMode(event.event_type),
    location,
    image: [absoluteOn(site, event.og_image)],
    performer: event.speakers.map(({ name }) => ({ "@type": "Person", name })),
    organizer: buildPublisher(site),
    isAccessibleForFree: true,
  });
};
