/** The locale for times. */
const LOCALE = "en-GB";

const formatDay = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat(LOCALE, {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone,
  }).format(at);

const formatHour = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat(LOCALE, { hour: "2-digit", minute: "2-digit", timeZone }).format(at);

/** Formats a time zone by its city: `Europe/Vienna` is "Vienna". */
const getZoneCity = (timeZone: string) =>
  (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");

/** An event's times in a zone: the day and the time it begins, its hours, and the name of the zone. */
export type EventTimes = { day: string; from: string; hours: string; zone: string };

/** Formats an event's times in a zone; an end on another day includes that day. */
export const eventTimes = (startsAt: string, endsAt: string, timeZone: string): EventTimes => {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const [day, lastDay] = [formatDay(start, timeZone), formatDay(end, timeZone)];
  const [from, until] = [formatHour(start, timeZone), formatHour(end, timeZone)];
  return {
    day,
    from,
    hours: day === lastDay ? `${from}–\u2060${until}` : `${from}\u00a0– ${lastDay}, ${until}`,
    zone: timeZone === "UTC" ? "UTC" : `${getZoneCity(timeZone)} time`,
  };
};

/** Returns whether two zones have the same local time at a moment. */
export const isSameTime = (at: string, one: string, other: string) => {
  const moment = new Date(at);
  return (
    formatDay(moment, one) === formatDay(moment, other) &&
    formatHour(moment, one) === formatHour(moment, other)
  );
};

/** Formats a date for a tile: its day and its abbreviated month. */
export const tileDate = (at: string, timeZone: string) => {
  const moment = new Date(at);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALE, { ...options, timeZone }).format(moment);
  return { day: part({ day: "numeric" }), month: part({ month: "short" }).slice(0, 3) };
};
