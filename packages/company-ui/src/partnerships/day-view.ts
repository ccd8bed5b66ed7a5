import type { Partnership, PartnershipActivity } from "@devguild/schemas/partnerships";

import { toEventTime } from "./event-clock.ts";

/** By how much the arrow keys move an activity. */
export const STEP_MINUTES = 15;

const STEP_MS = STEP_MINUTES * 60_000;
const FIRST_HOUR = 9;
const LAST_HOUR = 17;
const DAY_HOURS = 24;

type Span = { starts_at: string; ends_at: string };

const overlaps = (one: Span, other: Span) =>
  Date.parse(one.starts_at) < Date.parse(other.ends_at) &&
  Date.parse(other.starts_at) < Date.parse(one.ends_at);

type Programme = Pick<Partnership, "company_people" | "sessions" | "company_booth_activities">;

type Engagement = Span & { key: string; where: string; people: ReadonlySet<number> };

const sameName = (one: string, other: string) =>
  one.localeCompare(other, "en", { sensitivity: "base" }) === 0;

// Speakers of the programme are recognised among the company's people by name.
const listEngagements = ({
  company_people,
  sessions,
  company_booth_activities,
}: Programme): Engagement[] => [
  ...sessions.map((session) => ({
    key: `session-${session.id}`,
    where: session.room ? `on ${session.room}` : `giving “${session.title}”`,
    starts_at: session.starts_at,
    ends_at: session.ends_at,
    people: new Set(
      company_people
        .filter(({ first_name, last_name }) =>
          session.speakers.some(({ name }) => sameName(name, `${first_name} ${last_name}`)),
        )
        .map(({ id }) => id),
    ),
  })),
  ...company_booth_activities.map((activity) => ({
    key: `activity-${activity.id}`,
    where: `at “${activity.title}”`,
    starts_at: activity.starts_at,
    ends_at: activity.ends_at,
    people: new Set(activity.person_ids),
  })),
];

/** Someone who would be in two places while an activity takes place. */
export type Clash = { activityId: number; text: string; freeAt: string | null };

const findBusy = (programme: Programme, activity: PartnershipActivity, span: Span) =>
  listEngagements(programme).flatMap((other) => {
    if (other.key === `activity-${activity.id}` || !overlaps(other, span)) return [];
    const person = programme.company_people.find(
      ({ id }) => activity.person_ids.includes(id) && other.people.has(id),
    );
    return person ? [{ person, other }] : [];
  });

// The next time of the same day, in steps, at which everyone is free.
const findFreeStart = (programme: Programme, activity: PartnershipActivity, zone: string) => {
  const length = Date.parse(activity.ends_at) - Date.parse(activity.starts_at);
  const { day } = toEventTime(activity.starts_at, zone);
  const start = Date.parse(activity.starts_at);
  for (let step = 1; step <= (DAY_HOURS * 60) / STEP_MINUTES; step += 1) {
    const starts_at = new Date(start + step * STEP_MS).toISOString();
    const ends_at = new Date(start + step * STEP_MS + length).toISOString();
    if (toEventTime(ends_at, zone).day !== day) return null;
    if (findBusy(programme, activity, { starts_at, ends_at }).length === 0) return starts_at;
  }
  return null;
};

/** Lists activities during which someone would be somewhere else, too. Pure. */
export const findClashes = (programme: Programme, zone: string): Clash[] =>
  programme.company_booth_activities.flatMap((activity) => {
    const [busy] = findBusy(programme, activity, activity);
    if (!busy) return [];
    const { person, other } = busy;
    const relation =
      Date.parse(activity.starts_at) >= Date.parse(other.starts_at) ? "starts while" : "is on when";
    const verb = relation === "starts while" ? "is" : "has to be";
    return [
      {
        activityId: activity.id,
        text: `${activity.title} ${relation} ${person.first_name} ${verb} ${other.where}.`,
        freeAt: findFreeStart(programme, activity, zone),
      },
    ];
  });

/** Moves an activity by some minutes. Pure. */
export const moveActivity = <Activity extends Span>(
  activity: Activity,
  minutes: number,
): Activity => {
  const move = (at: string) => new Date(Date.parse(at) + minutes * 60_000).toISOString();
  return { ...activity, starts_at: move(activity.starts_at), ends_at: move(activity.ends_at) };
};

/**
 * Returns by how many minutes, in steps, an activity moves when it is dragged by a part of its day's
 * line; it stays within the shown hours. Pure.
 */
export const toDragMinutes = (
  { starts_at, ends_at }: Span,
  part: number,
  { zone, hours }: { zone: string; hours: { first: number; last: number } },
): number => {
  const start = toEventTime(starts_at, zone).minutes;
  const end = start + (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000;
  const steps = Math.round((part * (hours.last - hours.first) * 60) / STEP_MINUTES);
  const first = Math.ceil((hours.first * 60 - start) / STEP_MINUTES);
  const last = Math.floor((hours.last * 60 - end) / STEP_MINUTES);
  return Math.min(Math.max(steps, first), last) * STEP_MINUTES;
};

/** Something on a day's line: where it begins and how wide it is, in percent, and its row. */
export type Slot<Item> = { item: Item; left: number; width: number; row: number };

/** The hours that a day shows: the usual ones, and earlier or later ones if something needs them. */
export const findHours = (spans: readonly Span[], day: string, zone: string) => {
  let [first, last] = [FIRST_HOUR, LAST_HOUR];
  for (const span of spans) {
    const [from, to] = [toEventTime(span.starts_at, zone), toEventTime(span.ends_at, zone)];
    if (from.day !== day) continue;
    first = Math.min(first, Math.floor(from.minutes / 60));
    last = Math.max(last, to.day === day ? Math.ceil(to.minutes / 60) : DAY_HOURS);
  }
  return { first, last };
};

/** Places what begins on a day on its line; what overlaps gets a row of its own. Pure. */
export const layOut = <Item extends Span>(
  items: readonly Item[],
  { day, zone, hours }: { day: string; zone: string; hours: { first: number; last: number } },
): Slot<Item>[] => {
  const length = (hours.last - hours.first) * 60;
  const rowEnds: number[] = [];
  return items
    .filter(({ starts_at }) => toEventTime(starts_at, zone).day === day)
    .map((item) => {
      const from = toEventTime(item.starts_at, zone).minutes;
      const end = toEventTime(item.ends_at, zone);
      const to = end.day === day ? end.minutes : DAY_HOURS * 60;
      const free = rowEnds.findIndex((busyUntil) => busyUntil <= from);
      const row = free === -1 ? rowEnds.length : free;
      rowEnds[row] = to;
      return {
        item,
        left: ((from - hours.first * 60) / length) * 100,
        width: ((to - from) / length) * 100,
        row,
      };
    });
};
