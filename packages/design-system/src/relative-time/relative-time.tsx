import { createDateFormat } from "@devguild/schemas/formats";
import { createContext, use } from "react";

/** The time of the render; the same value on server and client avoids hydration mismatches. */
export const NowContext = createContext<Date | null>(null);

const DAY = 86_400_000;
const relative = new Intl.RelativeTimeFormat("en-GB", { numeric: "auto" });
const fullDate = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
// Only tables use it; marked as pure, so that a bundle without tables drops it.
const shortDate = /* @__PURE__ */ createDateFormat({
  day: "numeric",
  month: "short",
  year: "2-digit",
  timeZone: "UTC",
});

const utcDay = (date: Date) => Math.floor(date.getTime() / DAY);

/** Formats calendar days in UTC: "today", "yesterday", "3 days ago", "1 week ago", "in 2 days". */
export function formatRelative(iso: string, now: Date): string {
  const days = utcDay(new Date(iso)) - utcDay(now);
  const distance = Math.abs(days);
  if (distance === 7) return days < 0 ? "1 week ago" : "in 1 week";
  if (distance < 14) return relative.format(days, "day");
  if (distance < 60) return relative.format(Math.trunc(days / 7), "week");
  if (distance < 365) return relative.format(Math.trunc(days / 30), "month");
  return relative.format(Math.trunc(days / 365), "year");
}

/** Formats "18 November 2026", in UTC. */
export function formatDate(iso: string): string {
  return fullDate.format(new Date(iso));
}

/** Formats "18 Nov 26", in UTC: for tables. */
export function formatShortDate(iso: string): string {
  return shortDate(new Date(iso));
}

/** Formats "Today", "Yesterday" or an earlier date as `format` does, in UTC: for logs. */
export function formatLogDay(iso: string, now: Date, format = formatDate): string {
  const daysAgo = utcDay(now) - utcDay(new Date(iso));
  return daysAgo === 0 ? "Today" : daysAgo === 1 ? "Yesterday" : format(iso);
}

/** Returns the given time, otherwise the page's, otherwise the clock's. */
export function useNow(now?: Date): Date {
  const pageNow = use(NowContext);
  return now ?? pageNow ?? new Date();
}

export interface RelativeTimeProps {
  /** ISO 8601. */
  date: string;
  now?: Date | undefined;
  /** Capitalises the first word, for the start of a line. */
  capital?: boolean;
  className?: string;
}

/** A relative date, with the full date on hover and for machines. */
export function RelativeTime({ date, now, capital = false, className }: RelativeTimeProps) {
  const text = formatRelative(date, useNow(now));
  return (
    <time dateTime={date} title={formatDate(date)} className={className} suppressHydrationWarning>
      {capital ? text.charAt(0).toUpperCase() + text.slice(1) : text}
    </time>
  );
}
