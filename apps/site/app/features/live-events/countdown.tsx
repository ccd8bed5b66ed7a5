import { useNow } from "@devguild/design-system/relative-time";
import { useEffect, useState } from "react";

const MINUTE = 60_000;

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;

/** How long it is until a moment, in its two largest parts: "2 days 4 hours". */
export const timeUntil = (at: string, now: Date) => {
  const minutes = Math.max(0, Math.ceil((new Date(at).getTime() - now.getTime()) / MINUTE));
  const [days, hours, rest] = [
    Math.floor(minutes / 1440),
    Math.floor((minutes % 1440) / 60),
    minutes % 60,
  ];
  if (days > 0) return `${plural(days, "day")} ${plural(hours, "hour")}`;
  return hours > 0 ? `${plural(hours, "hour")} ${plural(rest, "minute")}` : plural(rest, "minute");
};

/** Counts down to a moment, minute by minute. */
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
