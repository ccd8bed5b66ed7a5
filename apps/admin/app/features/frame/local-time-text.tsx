import { createDateFormat } from "@devguild/schemas/formats";
import { useSyncExternalStore } from "react";

const PARTS = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;
const formatUtc = createDateFormat({ ...PARTS, timeZone: "UTC", timeZoneName: "short" });
const formatLocal = createDateFormat(PARTS);

const never = () => () => undefined;

/** A day and time in the reader's time zone; in UTC until the page is hydrated. */
export function LocalTime({ at }: { at: string }) {
  const date = new Date(at);
  const text = useSyncExternalStore(
    never,
    () => formatLocal(date),
    () => formatUtc(date),
  );
  return <time dateTime={at}>{text}</time>;
}
