import type { AlertFrequency } from "@devguild/schemas/constants/alerts";
import { DAY_MS } from "../../time.ts";

const INTERVALS: Record<AlertFrequency, number | null> = {
  daily: DAY_MS,
  weekly: 7 * DAY_MS,
  never: null,
};

/** Returns when a search is due after `lookedAt`; null if no emails are wanted. */
export const firstDue = (frequency: AlertFrequency, lookedAt: Date): Date | null => {
  const interval = INTERVALS[frequency];
  return interval === null ? null : new Date(lookedAt.getTime() + interval);
};

/**
 * Returns when a search is due again: in the future, at the same time of day. Runs missed during
 * downtime result in one email, not several.
 */
export const nextDue = (frequency: AlertFrequency, due: Date, now: Date): Date | null => {
  const interval = INTERVALS[frequency];
  if (interval === null) return null;
  const missed = Math.floor(Math.max(0, now.getTime() - due.getTime()) / interval);
  return new Date(due.getTime() + (missed + 1) * interval);
};
