const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** A day and the minutes since its midnight, as clocks at an event show them. */
export type EventTime = { day: string; minutes: number };

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** Formats minutes since midnight as "09:30". */
export const formatMinutes = (minutes: number) =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

/** Reads "09:30" as minutes since midnight; null if it is no time. */
export const readMinutes = (text: string) => {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
};

/** Returns the day and time of an instant in a time zone. */
export const toEventTime = (instant: string, timeZone: string): EventTime => {
  const parts = new Intl.DateTimeFormat("en-GB", {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  return {
    day: `${part("year")}-${part("month")}-${part("day")}`,
    minutes: Number(part("hour")) * 60 + Number(part("minute")),
  };
};

const asIfUtc = ({ day, minutes }: EventTime) =>
  Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS;

/** Returns the instant at which clocks in a time zone show a day and time. */
export const toInstant = (time: EventTime, timeZone: string): string => {
  const wanted = asIfUtc(time);
  // The second round settles times near a change of the clocks.
  let at = wanted;
  for (let round = 0; round < 2; round += 1)
    at += wanted - asIfUtc(toEventTime(new Date(at).toISOString(), timeZone));
  return new Date(at).toISOString();
};

/** Lists the days of an event. */
export const listDays = (startsOn: string, endsOn: string): string[] => {
  const days: string[] = [];
  for (let at = Date.parse(startsOn); at <= Date.parse(endsOn); at += DAY_MS)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
};
