import { PART_LABELS } from "@devguild/schemas/constants/partnerships";
import { createDateFormat, pluralize } from "@devguild/schemas/formats";
import type { Partnership, PartnershipEvent } from "@devguild/schemas/partnerships";

import {
  countDaysUntil,
  formatEventDays,
  formatShortDueDay,
  type PartState,
} from "./partnership-parts.ts";

/** A date in the line of deadlines; `next` is the one to work on, `missed` passed unfinished. */
export type Station = {
  key: string;
  state: "done" | "next" | "open" | "missed" | "event";
  label: string;
  text: string;
};

const formatDay = createDateFormat({ day: "numeric", month: "short", year: "numeric" });

const describeWait = (dueOn: string, now: Date, zone: string) => {
  const days = countDaysUntil(dueOn, now, zone);
  if (days === 0) return "today";
  return days === 1 ? "tomorrow" : `in ${pluralize(days, "day")}`;
};

const joinLabels = (parts: readonly PartState[]) =>
  parts
    .map(({ part }, index) => (index === 0 ? PART_LABELS[part] : PART_LABELS[part].toLowerCase()))
    .join(", ");

const describeDay = (
  due: readonly PartState[],
  day: string,
  { now, isFirst, event }: { now: Date; isFirst: boolean; event: PartnershipEvent },
): [state: Station["state"], text: string] => {
  const date = formatShortDueDay(day);
  if (due.every(({ state }) => state === "done")) return ["done", `${date}, done`];
  if (due.some(({ isPastDeadline }) => isPastDeadline)) return ["missed", `${date}, closed`];
  return isFirst ? ["next", `${date}, ${describeWait(day, now, event.timezone)}`] : ["open", date];
};

/**
 * Lists the dates of a partnership in order; parts that are due on the same day are one. Pure.
 * Source: docs/product/event-partnerships.md.
 */
export const listStations = (
  { created_at, event }: Pick<Partnership, "created_at" | "event">,
  parts: readonly PartState[],
  now: Date,
): Station[] => {
  const days = [...new Set(parts.flatMap(({ dueOn }) => dueOn ?? []))].toSorted();
  const firstOpen = days.find((day) =>
    parts.some(
      ({ dueOn, state, isPastDeadline }) => dueOn === day && state !== "done" && !isPastDeadline,
    ),
  );
  const deadlines = days.map((day): Station => {
    const due = parts.filter(({ dueOn }) => dueOn === day);
    const [state, text] = describeDay(due, day, { now, isFirst: day === firstOpen, event });
    return { key: day, label: joinLabels(due), state, text };
  });
  return [
    { key: "booked", state: "done", label: "Booked", text: formatDay(new Date(created_at)) },
    ...deadlines,
    { key: "event", state: "event", label: event.name, text: formatEventDays(event) },
  ];
};
