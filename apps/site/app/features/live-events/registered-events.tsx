import { SectionHead } from "@devguild/design-system/section-head";
import { TextLink } from "@devguild/design-system/text-link";
import type { LiveEventCard } from "@devguild/schemas/live-events";
import { localized } from "@devguild/session/redirects";

import { EventListRow } from "./event-list-item.tsx";
import { OwnCalendar } from "./own-calendar.tsx";

/** The events a developer is registered for. */
export function RegisteredEvents({ events }: { events: readonly LiveEventCard[] }) {
  return (
    <section aria-labelledby="registered-events">
      <SectionHead
        title="Registered events"
        id="registered-events"
        end={<TextLink to={localized("/live-events")}>All live events</TextLink>}
      />
      <ul>
        {events.map((event) => (
          <li key={event.id}>
            <EventListRow event={event} />
          </li>
        ))}
      </ul>
      <OwnCalendar />
    </section>
  );
}
