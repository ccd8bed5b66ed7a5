/** The locale for times. */
const LOCALE = "en-GB";

const FORMATS = {
  day: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  hour: { hour: "2-digit", minute: "2-digit" },
  tileDay: { day: "numeric" },
  tileMonth: { month: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

// Creating a format takes far longer than using it, and a page shows many times in few zones.
const formatAs = (kind: keyof typeof FORMATS, at: Date, timeZone: string) => {
  const key = `${kind} ${timeZone}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(LOCALE, { ...FORMATS[kind], timeZone });
  formats.set(key, format);
  return format.format(at);
};

/** Formats a time zone by its city: `Europe/Vienna` is "Vienna". */
const getZoneCity = (timeZone: string) =>
  (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");

/** An event's times in a zone: the day and the time it begins, its hours, and the name of the zone. */
export type EventTimes = { day: string; from: string; hours: string; zone: string };

/** Formats an event's times in a zone; an end on another day includes that day. */
export const eventTimes = (startsAt: string, endsAt: string, timeZone: string): EventTimes => {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const [day, lastDay] = [formatAs("day", start, timeZone), formatAs("day", end, timeZone)];
  const [from, until] = [formatAs("hour", start, timeZone), formatAs("hour", end, timeZone)];
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
    formatAs("day", moment, one) === formatAs("day", moment, other) &&
    formatAs("hour", moment, one) === formatAs("hour", moment, other)
  );
};

/** Formats a date for a tile: its day and its abbreviated month. */
export const tileDate = (at: string, timeZone: string) => {
  const moment = new Date(at);
  return {
    day: formatAs("tileDay", moment, timeZone),
    month: formatAs("tileMonth", moment, timeZone).slice(0, 3),
  };
};
