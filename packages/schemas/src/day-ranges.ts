import { DASH, WIDE_DASH } from "./constants/dashes.ts";
import { createDateFormat } from "./formats.ts";

/**
 * Creates a formatter for the days of an event: "7–9 July 2027", "30 June – 2 July 2027". What both days share is said
 * once.
 */
export const createDayRangeFormat = (month: "short" | "long") => {
  const format = createDateFormat({ day: "numeric", month, year: "numeric", timeZone: "UTC" });
  return ({ starts_on, ends_on }: { starts_on: string; ends_on: string }) => {
    const last = format(new Date(ends_on));
    // On the same day, in the same month, in the same year, or none of these.
    const parts = [10, 7, 4, 0].findIndex((length) =>
      starts_on.startsWith(ends_on.slice(0, length)),
    );
    if (parts === 0) return last;
    const first = format(new Date(starts_on)).split(" ").slice(0, parts).join(" ");
    return `${first}${parts === 1 ? DASH : WIDE_DASH}${last}`;
  };
};
