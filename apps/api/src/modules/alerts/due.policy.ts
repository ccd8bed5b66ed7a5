import type { AlertFrequency } from "@devguild/schemas/constants/alerts";
import { DAY_MS } from "../../time.ts";

const INTERVALS: Record<AlertFrequency, number | null> = {
  daily: DAY_MS,
  weekly: 7 * DAY_MS,
  never: null,
};

/** When a search that was looked at is due next; null for one that nobody wants mails of. */
export const firstDue = (frequency: AlertFrequency, lookedAt: Date): Date | null => {
  const interval = INTERVALS[frequency];
  return interval === null ? null : new Date(lookedAt.getTime() + interval);
};

/**
 * When a search that was due is due again: at the same time of the day, in the future. What was missed
 * while nothing ran is one mail, not many.
 */
export const nextDue = (frequency: AlertFrequency, due: Date, now: Date): Date | null => {
  const interval = INTERVALS[frequency];
  if (interval === null) return null;
  const missed = Math.floor(Math.max(0, now.getTime() - due.getTime()) / interval);
  return new Date(due.getTime() + (missed + 1) * interval);
};
