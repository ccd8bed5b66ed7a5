/** How often a source can be imported, as options of a field; none imports it once. */
export const SCHEDULES = [
  { value: "", label: "Once" },
  { value: "6", label: "Every 6 hours" },
  { value: "12", label: "Every 12 hours" },
  { value: "24", label: "Every day" },
  { value: "168", label: "Every week" },
];

/** Converts a schedule's option to hours; null imports once. */
export const toHours = (schedule: string) => (schedule === "" ? null : Number(schedule));

/** Describes how often a source is imported. */
export const describeSchedule = (hours: number | null) =>
  SCHEDULES.find(({ value }) => toHours(value) === hours)?.label ?? `Every ${hours} hours`;

const DAY_MS = 86_400_000;

const clock = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
});
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const NAMES = ["Yesterday", "Today", "Tomorrow"];

/** Formats "Today 09:40" or "14 Nov 09:40", in UTC. */
export const formatTurn = (iso: string, now: Date) => {
  const at = new Date(iso);
  const days = Math.floor(at.getTime() / DAY_MS) - Math.floor(now.getTime() / DAY_MS);
  return `${NAMES[days + 1] ?? day.format(at)} ${clock.format(at)}`;
};
