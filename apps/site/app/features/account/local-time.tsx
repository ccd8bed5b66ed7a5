import { useHydrated } from "@devguild/design-system/use-hydrated";
import { createDateFormat } from "@devguild/schemas/formats";

const DATE_AND_TIME = {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
} as const;

const formatUtc = createDateFormat({ ...DATE_AND_TIME, timeZone: "UTC" });

/** An instant in the visitor's time zone, which only the browser knows: "21 Nov 2026, 10:25". */
export function LocalTime({ at }: { at: string }) {
  const isHydrated = useHydrated();
  const instant = new Date(at);
  return (
    <time dateTime={at}>
      {isHydrated ? createDateFormat(DATE_AND_TIME)(instant) : `${formatUtc(instant)} UTC`}
    </time>
  );
}
