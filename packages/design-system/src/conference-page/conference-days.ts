import { createDayRangeFormat } from "@devguild/schemas/day-ranges";
import type { Event } from "@devguild/schemas/events";

const formatDays = createDayRangeFormat("long");

/** Formats when and where an event is: "7–9 July 2027, Berlin". Pure. */
export const describeDays = (event: Pick<Event, "starts_on" | "ends_on" | "city">) =>
  `${formatDays(event)}, ${event.city ?? "online"}`;
