/** How often a source can be imported, as options of a field; none imports it once. */
export const SCHEDULES = [
  { value: "", label: "Once" },
  { value: "6", label: "Every 6 hours" },
  { value: "12", label: "Every 12 hours" },
  { value: "24", label: "Every day" },
  { value: "168", label: "Every week" },
];

const clock = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
});

/** Converts a schedule's option to hours; null imports once. */
export const toHours = (schedule: string) => (schedule === "" ? null : Number(schedule));

/** Returns whether a schedule's option is of whole days, so that it has a time of day. */
export const hasTimeOfDay = (schedule: string) => schedule !== "" && Number(schedule) % 24 === 0;

/** Returns the time of day of a source's schedule for a field, in UTC; empty if it has none. */
export const readTimeOfDay = ({ every_hours: hours, next_run_at: next }: Turns) =>
  hours !== null && hours % 24 === 0 && next !== null ? clock.format(new Date(next)) : "";

type Turns = { every_hours: number | null; next_run_at: string | null };

/** Describes how often a source is imported, with the time of day if it is always the same. */
export const describeSchedule = (source: Turns) => {
  const { every_hours: hours } = source;
  const often =
    SCHEDULES.find(({ value }) => toHours(value) === hours)?.label ?? `Every ${hours} hours`;
  const time = readTimeOfDay(source);
  return time === "" ? often : `${often}, ${time}`;
};

const DAY_MS = 86_400_000;

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const NAMES = ["Yesterday", "Today", "Tomorrow"];

/** Formats "Today 09:40" or "14 Nov 09:40", in UTC. */
export const formatTurn = (iso: string, now: Date) => {
  const at = new Date(iso);
  const days = Math.floor(at.getTime() / DAY_MS) - Math.floor(now.getTime() / DAY_MS);
  return `${NAMES[days + 1] ?? day.format(at)} ${clock.format(at)}`;
};
