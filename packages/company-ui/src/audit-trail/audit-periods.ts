import { WIDE_DASH } from "@devguild/schemas/constants/dashes";
import { createDateFormat } from "@devguild/schemas/formats";

/** A period to choose: its first and its last day (UTC). */
type Period = { label: string; from: string; to: string };

const DAY_MS = 86_400_000;
const MONTHS_OFFERED = 12;

const toDay = (at: Date) => at.toISOString().slice(0, 10);
const daysBefore = (now: Date, days: number) => toDay(new Date(+now - days * DAY_MS));
const formatMonth = createDateFormat({ month: "long", year: "numeric", timeZone: "UTC" });
const formatDay = createDateFormat({
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

const monthsBefore = (now: Date, months: number): Period => {
  const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
  const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1, 0));
  return { label: formatMonth(start), from: toDay(start), to: toDay(end) };
};

/** Lists the periods that the trail can be limited to: the last days, and whole months. Pure. */
export const listPeriods = (now: Date) => {
  const to = toDay(now);
  const days: readonly Period[] = [
    { label: "Today", from: to, to },
    { label: "Last 7 days", from: daysBefore(now, 6), to },
    { label: "Last 30 days", from: daysBefore(now, 29), to },
  ];
  const months = Array.from({ length: MONTHS_OFFERED }, (_, index) => monthsBefore(now, index));
  return { days, months };
};

/** Says which days a trail is limited to: a period's name, or its days. Pure. */
export const describePeriod = (
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: Date,
) => {
  const { days, months } = listPeriods(now);
  const known = [...days, ...months].find((period) => period.from === from && period.to === to);
  if (known) return known.label;
  if (from && to) return `${formatDay(new Date(from))}${WIDE_DASH}${formatDay(new Date(to))}`;
  return from ? `Since ${formatDay(new Date(from))}` : `Until ${formatDay(new Date(to ?? now))}`;
};
