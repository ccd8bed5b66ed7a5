import { useHydrated } from "@devguild/app-shell/use-hydrated";
import { eventTimes, isSameTime } from "@devguild/schemas/constants/event-times";
import type { LiveEventCard } from "@devguild/schemas/live-events";

import classes from "./event-time.module.css";

type Props = { event: Pick<LiveEventCard, "starts_at" | "ends_at" | "timezone"> };

const timesThere = ({ starts_at, ends_at, timezone }: Props["event"]) => {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (isSameTime(starts_at, timezone, zone)) return "the same time";
  const own = eventTimes(starts_at, ends_at, timezone);
  const there = eventTimes(starts_at, ends_at, zone);
  return `${there.day === own.day ? "" : `${there.day}, `}${there.hours} (${there.zone})`;
};

/** When an event takes place: in its own zone, and in the visitor's. */
export function EventTime({ event: { starts_at, ends_at, timezone } }: Props) {
  const isLive = useHydrated();
  const own = eventTimes(starts_at, ends_at, timezone);
  return (
    <p>
      <time dateTime={starts_at}>
        {own.day}, {own.hours}
      </time>{" "}
      <span className={classes.quiet}>{own.zone}</span>
      {/* Only the browser knows where its visitor is; until then the line is held, so that nothing moves. */}
      <span className={classes.own}>
        {isLive ? `For you: ${timesThere({ starts_at, ends_at, timezone })}` : "\u00a0"}
      </span>
    </p>
  );
}
