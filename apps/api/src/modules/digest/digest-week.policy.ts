import { DAY_MS } from "../../time.ts";

/** The digest goes out on Tuesdays at 7:00 UTC. */
const WEEKDAY = 2;
const HOUR = 7;

/** Returns the last Tuesday, 7:00 UTC, at or before an instant. */
export const lastDigestTime = (now: Date): Date => {
  const time = new Date(now);
  time.setUTCHours(HOUR, 0, 0, 0);
  time.setUTCDate(time.getUTCDate() - ((time.getUTCDay() - WEEKDAY + 7) % 7));
  return time > now ? new Date(time.getTime() - 7 * DAY_MS) : time;
};

const MIN_INTERVAL = 6 * DAY_MS;

/**
 * Returns when the digest was last due, and the latest the previous one may have been sent. After
 * downtime this moves a late digest back towards its regular day, but never sends two within six days.
 */
export const digestBounds = (now: Date) => ({
  time: lastDigestTime(now),
  latest: new Date(now.getTime() - MIN_INTERVAL),
});

/** Returns the instant after which jobs are included in a digest: at most a week ago, and none twice. */
export const digestAfter = (last: Date | null, now: Date): Date => {
  const week = new Date(now.getTime() - 7 * DAY_MS);
  return last && last > week ? last : week;
};
