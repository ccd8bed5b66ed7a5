const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Rounds an instant down to the minute, so that searches of the same minute share their results. */
export const toMinute = (now: number) => Math.floor(now / MINUTE_MS) * MINUTE_MS;

/** Returns the instant after which ads of the last `days` were published; all in milliseconds. */
export const publishedSince = (days: number, now: number) => toMinute(now) - days * DAY_MS;
