import { DASH, WIDE_DASH } from "@devguild/schemas/constants/dashes";
import type { Event } from "@devguild/schemas/events";
import { createDateFormat } from "@devguild/schemas/formats";

const formatDay = createDateFormat({ day: "numeric", timeZone: "UTC" });
const formatMonthDay = createDateFormat({ day: "numeric", month: "long", timeZone: "UTC" });
const formatDate = createDateFormat({
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** Formats when and where an event is: "7–9 July 2027, Berlin". Pure. */
export const describeDays = ({
  starts_on,
  ends_on,
  city,
}: Pick<Event, "starts_on" | "ends_on" | "city">) => {
  const [start, end] = [new Date(starts_on), new Date(ends_on)];
  const from =
    starts_on.slice(0, 7) === ends_on.slice(0, 7)
      ? formatDay(start)
      : starts_on.slice(0, 4) === ends_on.slice(0, 4)
        ? formatMonthDay(start)
        : formatDate(start);
  const days =
    starts_on === ends_on
      ? formatDate(start)
      : `${from}${starts_on.slice(0, 7) === ends_on.slice(0, 7) ? DASH : WIDE_DASH}${formatDate(end)}`;
  return `${days}, ${city ?? "online"}`;
};
