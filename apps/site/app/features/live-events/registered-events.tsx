import { Disclosure } from "@devguild/design-system/disclosure";
import { Heading } from "@devguild/design-system/heading";
import { pluralize } from "@devguild/schemas/formats";
import type { LiveEventCard } from "@devguild/schemas/live-events";

import { EventListRow } from "./event-list-item.tsx";
import { OwnCalendar } from "./own-calendar.tsx";
import classes from "./registered-events.module.css";

type Props = { next: LiveEventCard; later: readonly LiveEventCard[] };

/** The events a developer is registered for: the next one, and the others on click. */
export function RegisteredEvents({ next, later }: Props) {
  return (
    <section aria-labelledby="registered-events" className={classes.events}>
      <Heading level={2} size="md" id="registered-events">
        Your next event
      </Heading>
      <EventListRow event={next} isOwn />
      {later.length > 0 && (
        <Disclosure summary={pluralize(later.length, "more event")}>
          <ul>
            {later.map((event) => (
              <li key={event.id}>
                <EventListRow event={event} isOwn />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <OwnCalendar />
    </section>
  );
}
