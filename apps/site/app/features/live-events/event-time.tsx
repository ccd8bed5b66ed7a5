import { useIsLive } from "@devguild/frame/use-is-live";
import { eventTimes, isSameTime } from "@devguild/schemas/constants/event-times";
import type { LiveEventCard } from "@devguild/schemas/live-events";

import classes from "./event-time.module.css";

type Props = { event: Pick<LiveEventCard, "starts_at" | "ends_at" | "timezone"> };

/** When an event takes place: in its own zone, and in the visitor's where clocks there show another time. */
export function EventTime({ event: { starts_at, ends_at, timezone } }: Props) {
  const isLive = useIsLive();
  const own = eventTimes(starts_at, ends_at, timezone);
  // Only the browser knows where its visitor is.
  const zone = isLive ? new Intl.DateTimeFormat().resolvedOptions().timeZone : timezone;
  const there = isSameTime(starts_at, timezone, zone) ? null : eventTimes(starts_at, ends_at, zone);
  return (
    <p>
      <time dateTime={starts_at}>
        {own.day}, {own.hours}
      </time>{" "}
      <span className={classes.quiet}>{own.zone}</span>
      {there && (
        <span className={classes.own}>
          For you: {there.day === own.day ? "" : `${there.day}, `}
          {there.hours} ({there.zone})
        </span>
      )}
    </p>
  );
}
