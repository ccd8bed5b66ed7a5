import { Badge, LiveBadge } from "@devguild/design-system/badge";
import { EventCard } from "@devguild/design-system/event-card";
import { EventRow } from "@devguild/design-system/event-row";
import { eventTimes, tileDate } from "@devguild/schemas/constants/event-times";
import { LIVE_EVENT_STATUSES, liveEventPath } from "@devguild/schemas/constants/live-events";
import type { LiveEventCard } from "@devguild/schemas/live-events";

import { describeKind, describeTime } from "./event-words.ts";

const getBadge = ({ status, user_registered }: LiveEventCard) => {
  if (status === LIVE_EVENT_STATUSES.LIVE) return <LiveBadge />;
  return status === LIVE_EVENT_STATUSES.REGISTRATION && user_registered ? (
    <Badge tone="ok">Registered</Badge>
  ) : null;
};

/** An event as a card in a grid. */
export function EventGridCard({ event, priority }: { event: LiveEventCard; priority?: boolean }) {
  const { day, hours } = eventTimes(event.starts_at, event.ends_at, event.timezone);
  const when = event.status === LIVE_EVENT_STATUSES.RECORDING ? day : `${day}, ${hours}`;
  return (
    <EventCard
      event={{
        title: event.title,
        subtitle: event.subtitle,
        to: liveEventPath(event),
        image: event.cover_url,
        meta: `${when}\u00a0· ${describeKind(event)}`,
        speakers: event.speakers.map(({ name }) => name),
      }}
      badge={getBadge(event)}
      headingLevel={2}
      {...(priority && { priority })}
    />
  );
}

type RowProps = {
  event: LiveEventCard;
  /** Whether all events of the list are ones that the reader is registered for. */
  isOwn?: boolean;
};

/** An event as a row in a list of dates. */
export function EventListRow({ event, isOwn = false }: RowProps) {
  return (
    <EventRow
      title={event.title}
      to={liveEventPath(event)}
      date={tileDate(event.starts_at, event.timezone)}
      meta={`${describeTime(event)}\u00a0· ${describeKind(event)}`}
      end={isOwn ? null : getBadge(event)}
    />
  );
}
