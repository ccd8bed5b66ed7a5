import { eventPath } from "@devguild/schemas/constants/event-paths";
import type { EventPage } from "@devguild/schemas/event-homepages";

import { getAttendanceMode } from "../structured-data/attendance-mode.ts";
import { absoluteOn, buildPublisher, describe } from "../structured-data/schema-org.ts";

/** Builds a conference's structured data. Source: docs/product/being-found.md. */
export const conferenceStructuredData = (
  site: string,
  { event, homepage, items, og_image }: EventPage,
) => {
  const url = site + eventPath(event);
  const address = [event.city, event.country].filter(Boolean).join(", ");
  return describe({
    "@type": "Event",
    name: event.name,
    description: homepage.hero_subtitle || null,
    url,
    startDate: event.starts_on,
    endDate: event.ends_on,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: getAttendanceMode(event.type),
    location: address
      ? { "@type": "Place", name: address, address }
      : { "@type": "VirtualLocation", url },
    image: [absoluteOn(site, og_image)],
    performer: items.speakers.map(({ name }) => ({ "@type": "Person", name })),
    organizer: buildPublisher(site),
  });
};
