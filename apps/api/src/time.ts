/** Durations; the last part of each name is the unit: milliseconds or seconds. */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
/** How long the same text counts as sent again because the first answer was lost. */
export const REPEAT_MS = 10 * MINUTE_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const MINUTE_S = 60;
export const HOUR_S = 60 * MINUTE_S;
export const DAY_S = 24 * HOUR_S;
