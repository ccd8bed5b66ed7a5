import { useNow } from "@devguild/design-system/relative-time";
import { useEffect, useState } from "react";

const MINUTE = 60_000;

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;

/** Formats the time until an instant in its two largest units: "2 days 4 hours". */
export const timeUntil = (at: string, now: Date) => {
  const minutes = Math.max(0, Math.ceil((new Date(at).getTime() - now.getTime()) / MINUTE));
  const [days, hours, remainder] = [
    Math.floor(minutes / 1440),
    Math.floor((minutes % 1440) / 60),
    minutes % 60,
  ];
  if (days > 0) return `${plural(days, "day")} ${plural(hours, "hour")}`;
  return hours > 0
    ? `${plural(hours, "hour")} ${plural(remainder, "minute")}`
    : plural(remainder, "minute");
};

/** Counts down to an instant, minute by minute. */
export function Countdown({ until }: { until: string }) {
  const first = useNow();
  const [now, setNow] = useState(first);
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE / 4);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="timer" suppressHydrationWarning>
      {timeUntil(until, now)}
    </span>
  );
}
