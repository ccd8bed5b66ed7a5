import { SESSION_KIND_LABELS } from "@devguild/schemas/constants/partnerships";
import type { EventSession } from "@devguild/schemas/events";
import { pluralize } from "@devguild/schemas/formats";
import type { Partnership } from "@devguild/schemas/partnerships";

import { formatMinutes, toEventTime } from "./event-clock.ts";

/** Formats a day of an event: "Thu 9 Jul". */
export const formatEventDay = (day: string) =>
  new Intl.DateTimeFormat("en-GB", {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(",", "")
    .replace("Sept", "Sep");

/** Formats when something begins at an event: "Thu 9 Jul, 11:20". */
export const formatEventTime = (instant: string, timeZone: string) => {
  const { day, minutes } = toEventTime(instant, timeZone);
  return `${formatEventDay(day)}, ${formatMinutes(minutes)}`;
};

/** Describes a session below its title: "Talk, Stage 2, Thu 9 Jul, 11:20. Jonas Brandt". */
export const describeSession = (session: EventSession, timeZone: string) => {
  const facts = [
    SESSION_KIND_LABELS[session.kind],
    session.room,
    formatEventTime(session.starts_at, timeZone),
  ];
  const speakers = session.speakers.map(({ name }) => name).join(", ");
  return [facts.filter(Boolean).join(", "), speakers].filter(Boolean).join(". ");
};

/** Says how many sessions a package includes. */
export const describeIncluded = ({ name, talks, workshops }: Partnership["package"]) => {
  const included = [
    talks > 0 && pluralize(talks, "talk"),
    workshops > 0 && pluralize(workshops, "workshop"),
  ].filter((each) => each !== false);
  return `${name} includes ${included.join(" and ")}.`;
};
