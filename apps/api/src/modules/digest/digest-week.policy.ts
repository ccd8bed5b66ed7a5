import { DAY_MS } from "../../time.ts";

/** The day and hour of the digest, in UTC: Tuesday, 7 o'clock. */
const WEEKDAY = 2;
const HOUR = 7;

/** The last Tuesday, 7 o'clock UTC, at or before an instant. */
export const lastDigestTime = (now: Date): Date => {
  const time = new Date(now);
  time.setUTCHours(HOUR, 0, 0, 0);
  time.setUTCDate(time.getUTCDate() - ((time.getUTCDay() - WEEKDAY + 7) % 7));
  return time > now ? new Date(time.getTime() - 7 * DAY_MS) : time;
};

const LEAST_APART = 6 * DAY_MS;

/**
 * When a digest was due last, and how long ago the one before must be: one that was late, because
 * nothing ran on its day, pulls the next one back to its day, but never brings two within six days.
 */
export const digestBounds = (now: Date) => ({
  time: lastDigestTime(now),
  latest: new Date(now.getTime() - LEAST_APART),
});

/** After which instant a job must be published to be in a digest: the last week, and nothing twice. */
export const digestAfter = (last: Date | null, now: Date): Date => {
  const week = new Date(now.getTime() - 7 * DAY_MS);
  return last && last > week ? last : week;
};
