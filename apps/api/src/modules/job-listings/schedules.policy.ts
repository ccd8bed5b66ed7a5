import { DAY_MS, HOUR_MS } from "../../time.ts";

/** Returns the time of day of an instant, "05:00" in UTC; null for none. */
export const getTimeOfDay = (iso: string | null) => iso?.slice(11, 16) ?? null;

/**
 * Returns when a source with a schedule is imported next: at the next `at` ("05:00" in UTC), or in so many
 * hours; null without a schedule. Later turns keep the time of day if they are whole days apart.
 */
export const toNextRun = (hours: number | null, at: string | null, now: Date): Date | null => {
  if (hours === null) return null;
  if (at === null) return new Date(now.getTime() + hours * HOUR_MS);
  const today = new Date(`${now.toISOString().slice(0, 10)}T${at}:00.000Z`);
  return today > now ? today : new Date(today.getTime() + DAY_MS);
};
