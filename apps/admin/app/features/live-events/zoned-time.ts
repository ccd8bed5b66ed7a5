const PARTS = {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
} as const;

/** Converts an instant to what a date and time field shows, in a time zone. Pure. */
export const toZonedTime = (iso: string, timeZone: string) =>
  // Swedish dates are written as the field wants them, apart from the space.
  new Intl.DateTimeFormat("sv-SE", { ...PARTS, timeZone }).format(new Date(iso)).replace(" ", "T");

const getOffsetMs = (at: number, timeZone: string) =>
  Date.parse(`${toZonedTime(new Date(at).toISOString(), timeZone)}Z`) -
  Math.floor(at / 60_000) * 60_000;

/**
 * Converts what a date and time field holds in a time zone to an instant; null if it is empty. A time that
 * a clock change skips becomes the one an hour later. Pure.
 */
export const fromZonedTime = (local: string, timeZone: string) => {
  const wall = Date.parse(`${local}Z`);
  if (Number.isNaN(wall)) return null;
  const guess = wall - getOffsetMs(wall, timeZone);
  // The first guess takes the offset of another moment, which may be on the other side of a change.
  return new Date(wall - getOffsetMs(guess, timeZone)).toISOString();
};
