import { DAY_MS } from "../../src/time.ts";
import type { Random } from "../random.ts";

/** Dates relative to the moment when the demo world is created. */
export const clockAt = (now: Date) => {
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS);
  return {
    now,
    daysAgo: (days: number) => at(-days),
    inDays: (days: number) => at(days),
    /** Returns a date without a time, for calendars. */
    dateIn: (days: number) => at(days).toISOString().slice(0, 10),
    /** Returns a time on a working day `days` ago, but never later than now. */
    atWork: (random: Random, days: number) => {
      const day = at(-days);
      const weekend = [1, 0, 0, 0, 0, 0, 2][day.getUTCDay()] ?? 0;
      day.setTime(day.getTime() + weekend * DAY_MS);
      day.setUTCHours(random.int(7, 16), random.int(0, 59), random.int(0, 59), 0);
      return day < now ? day : new Date(now.getTime() - random.int(5, 180) * 60_000);
    },
  };
};
export type Clock = ReturnType<typeof clockAt>;

/** Returns a random instant between two others. */
export const between = (random: Random, from: Date, to: Date) =>
  new Date(Math.round(from.getTime() + random.next() * Math.max(0, to.getTime() - from.getTime())));

export const later = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS);
