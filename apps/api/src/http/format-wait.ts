import { HOUR_S, MINUTE_S } from "../time.ts";

/** Formats how long to wait, rounded up so that nobody tries too early: "a minute", "12 minutes", "3 hours". */
export const formatWait = (seconds: number): string => {
  const minutes = Math.ceil(seconds / MINUTE_S);
  if (minutes <= 1) return "a minute";
  if (minutes < 60) return `${minutes} minutes`;
  const hours = Math.ceil(seconds / HOUR_S);
  return hours === 1 ? "an hour" : `${hours} hours`;
};
