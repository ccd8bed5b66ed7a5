import { createDateFormat } from "@devguild/schemas/formats";
import type { ProgrammeConflict } from "@devguild/schemas/constants/live-programme";

/** A session in a programme, of a live event or of a conference. */
export type PlannedSession = {
  id: number;
  title: string;
  starts_at: string;
  ends_at: string;
  stage: string;
  speakers: readonly { id: number; label: string }[];
  /** Absent if sessions are always published. */
  published?: boolean;
};

type Conflict = ProgrammeConflict<PlannedSession>;

const MINUTE_MS = 60_000;

/** Returns what formats a time of day in a time zone. */
export const createClock = (timeZone: string) => {
  const format = createDateFormat({ hour: "2-digit", minute: "2-digit", timeZone });
  return (iso: string) => format(new Date(iso));
};

/** Returns what formats a day and a time of day in a time zone. */
export const createMoment = (timeZone: string) => {
  const format = createDateFormat({
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  });
  return (at: Date) => format(at);
};

const countMinutes = (from: string, until: string) =>
  Math.round((Date.parse(until) - Date.parse(from)) / MINUTE_MS);

/** Says what a conflict is, in one sentence and its reason. Pure. */
export const describeConflict = (
  { first, second, speaker, from, until }: Conflict,
  timeZone: string,
) => {
  const clock = createClock(timeZone);
  const span = `from ${clock(from)} to ${clock(until)}`;
  const what = speaker
    ? `${speaker} is in two places ${span}.`
    : `${first.stage || "The stage"} has two sessions ${span}.`;
  const isInside = Date.parse(second.ends_at) <= Date.parse(first.ends_at);
  const why = isInside
    ? `“${second.title}” takes place during “${first.title}”.`
    : `“${first.title}” ends ${countMinutes(from, until)} min into “${second.title}”.`;
  return { what, why };
};

/** Groups sessions by their stage, in the order in which the stages are first used. Pure. */
export const groupByStage = <S extends PlannedSession>(
  sessions: readonly S[],
): { stage: string; sessions: S[] }[] => {
  const lanes = new Map<string, S[]>();
  for (const session of sessions)
    lanes.set(session.stage, [...(lanes.get(session.stage) ?? []), session]);
  return [...lanes].map(([stage, own]) => ({ stage, sessions: own }));
};

const HALF_HOUR_MS = 30 * MINUTE_MS;
/** What a timeline can still show side by side. */
const WIDEST_MS = 14 * 60 * MINUTE_MS;

/** Where a timeline begins and ends, and its ticks, in ms; null if the sessions are too far apart. Pure. */
export const layOutTimeline = (
  sessions: readonly Pick<PlannedSession, "starts_at" | "ends_at">[],
) => {
  const starts = sessions.map(({ starts_at }) => Date.parse(starts_at));
  const ends = sessions.map(({ ends_at }) => Date.parse(ends_at));
  const from = Math.floor(Math.min(...starts) / HALF_HOUR_MS) * HALF_HOUR_MS;
  const until = Math.ceil(Math.max(...ends) / HALF_HOUR_MS) * HALF_HOUR_MS;
  if (sessions.length === 0 || until - from > WIDEST_MS) return null;
  const halfHours = (until - from) / HALF_HOUR_MS;
  // At most eight labels, or they run into each other.
  const step = [1, 2, 4].find((each) => halfHours / each <= 8) ?? 4;
  return {
    from,
    until,
    ticks: Array.from(
      { length: Math.ceil(halfHours / step) },
      (_, index) => from + index * step * HALF_HOUR_MS,
    ),
    /** Returns where a moment is, in percent of the width. */
    place: (ms: number) => ((ms - from) / (until - from)) * 100,
  };
};
export type Timeline = NonNullable<ReturnType<typeof layOutTimeline>>;
