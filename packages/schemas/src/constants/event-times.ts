/** The language in which times are written. */
const LOCALE = "en-GB";

const dayOf = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat(LOCALE, {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone,
  }).format(at);

const hourOf = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat(LOCALE, { hour: "2-digit", minute: "2-digit", timeZone }).format(at);

/** A zone as people say it: `Europe/Vienna` is "Vienna". */
const getZoneCity = (timeZone: string) =>
  (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");

/** An event's times in a zone: the day it begins on, its hours, and whose time that is. */
export type EventTimes = { day: string; hours: string; zone: string };

/** When an event takes place as clocks in a zone show it; an end on another day is told with its day. */
export const eventTimes = (startsAt: string, endsAt: string, timeZone: string): EventTimes => {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const [day, lastDay] = [dayOf(start, timeZone), dayOf(end, timeZone)];
  const until = hourOf(end, timeZone);
  return {
    day,
    hours: `${hourOf(start, timeZone)} – ${day === lastDay ? until : `${lastDay}, ${until}`}`,
    zone: timeZone === "UTC" ? "UTC" : `${getZoneCity(timeZone)} time`,
  };
};

/** Whether clocks of two zones show the same at a moment. */
export const isSameTime = (at: string, one: string, other: string) => {
  const moment = new Date(at);
  return (
    dayOf(moment, one) === dayOf(moment, other) && hourOf(moment, one) === hourOf(moment, other)
  );
};

/** A date as a tile shows it: its day and its month in three letters. */
export const tileDate = (at: string, timeZone: string) => {
  const moment = new Date(at);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALE, { ...options, timeZone }).format(moment);
  return { day: part({ day: "numeric" }), month: part({ month: "short" }).slice(0, 3) };
};
