import { createDateFormat, pluralize } from "@devguild/schemas/formats";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const DAYS_SHOWN = 14;

const formatDayAndMonth = createDateFormat({
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

/**
 * Formats how long ago something was, as short as possible: "now", "12 min", "5 h", "6 days", "2
 * Nov".
 */
export const elapsed = (since: string, now: Date): string => {
  const then = new Date(since);
  const passed = now.getTime() - then.getTime();
  const days = Math.floor(passed / DAY);
  if (passed < MINUTE) return "now";
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)} min`;
  if (passed < DAY) return `${Math.floor(passed / HOUR)} h`;
  if (days <= DAYS_SHOWN) return pluralize(days, "day");
  return formatDayAndMonth(then);
};

/** Formats how long something took: "12 min", "5 h", "6 days". */
export const formatSpan = (from: string, to: Date): string => {
  const passed = Math.max(0, to.getTime() - Date.parse(from));
  if (passed < HOUR) return `${Math.max(1, Math.floor(passed / MINUTE))} min`;
  if (passed < DAY) return `${Math.floor(passed / HOUR)} h`;
  return pluralize(Math.floor(passed / DAY), "day");
};
