import { useHydrated } from "@devguild/design-system/use-hydrated";
import { eventTimes, isSameTime } from "@devguild/schemas/constants/event-times";
import type { LiveEventCard } from "@devguild/schemas/live-events";

import classes from "./event-time.module.css";

type Props = { event: Pick<LiveEventCard, "starts_at" | "ends_at" | "timezone"> };

const describeLocalTime = ({ starts_at, ends_at, timezone }: Props["event"]) => {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (isSameTime(starts_at, timezone, zone)) return "the same";
  const own = eventTimes(starts_at, ends_at, timezone);
  const local = eventTimes(starts_at, ends_at, zone);
  return `${local.day === own.day ? "" : `${local.day}, `}${local.hours} (${local.zone})`;
};

/** An event's time, in its own time zone and in the visitor's. */
export function EventTime({ event: { starts_at, ends_at, timezone } }: Props) {
  const isHydrated = useHydrated();
  const own = eventTimes(starts_at, ends_at, timezone);
  return (
    <p>
      <time dateTime={starts_at}>
        {own.day}, {own.hours}
      </time>{" "}
      <span className={classes.quiet}>{own.zone}</span>
      {/* Only the browser knows the visitor's time zone; until then the line is reserved, so that nothing shifts. */}
      <span className={classes.own}>
        {isHydrated
          ? `Your time: ${describeLocalTime({ starts_at, ends_at, timezone })}`
          : "\u00a0"}
      </span>
    </p>
  );
}
