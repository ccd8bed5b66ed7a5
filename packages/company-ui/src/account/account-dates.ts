import { createDateFormat } from "@devguild/schemas/formats";

const DAY_MS = 86_400_000;

/** Formats "1 December 2026". */
export const formatDay = createDateFormat({
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** Formats "1 Dec 2026". */
export const formatShortDay = createDateFormat({
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** Returns the last day on which something that ends at an instant can be used. */
export const getLastDay = (validUntil: string) => new Date(new Date(validUntil).getTime() - 1);

/** Returns how many whole days lie between a date and a later instant. */
export const countDays = (from: string, to: Date) =>
  Math.floor((to.getTime() - new Date(from).getTime()) / DAY_MS);
