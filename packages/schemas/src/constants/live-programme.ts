export const SESSION_TITLE_MAX = 160;
export const SESSION_ABSTRACT_MAX = 2000;
export const SESSION_STAGE_MAX = 60;
export const SESSION_SPEAKERS_MAX = 10;
export const SESSION_SKILLS_MAX = 8;
export const SESSION_POSITION_MAX = 999;

export const SESSION_MESSAGES = {
  titleRequired: "Give it a title.",
  titleTaken: "This event already has a session with this title.",
  startRequired: "Choose when it starts.",
  endRequired: "Choose when it ends.",
  changed: "Someone else has saved this session since you opened it.",
} as const;

/** A session, as far as it can get into another one’s way. */
type Slot = {
  id: number;
  title: string;
  starts_at: string;
  ends_at: string;
  /** Empty if the event has only one. */
  stage: string;
  speakers: readonly { id: number; label: string }[];
};

/** A way out of a conflict: start a session at another time, in ISO 8601; its length stays. */
export type SessionMove<S> = { session: S; starts_at: string; ends_at: string };

/** Two sessions that can’t both be where they are. */
export type ProgrammeConflict<S> = {
  first: S;
  second: S;
  /** Who is in both; null if they only share the stage. */
  speaker: string | null;
  from: string;
  until: string;
  /** The first one earlier, or the second one later, as far as the event lasts. */
  ways: SessionMove<S>[];
};

const toIso = (ms: number) => new Date(ms).toISOString();
const getLengthMs = ({ starts_at, ends_at }: Slot) => Date.parse(ends_at) - Date.parse(starts_at);

const compare = <S extends Slot>(first: S, second: S): ProgrammeConflict<S> | null => {
  // Times come in any precision, so they are compared as moments.
  const from = Date.parse(second.starts_at);
  const firstEnd = Date.parse(first.ends_at);
  if (firstEnd <= from) return null;
  const speaker = second.speakers.find(({ id }) => first.speakers.some((other) => other.id === id));
  if (!speaker && first.stage !== second.stage) return null;
  return {
    first,
    second,
    speaker: speaker?.label ?? null,
    from: toIso(from),
    until: toIso(Math.min(firstEnd, Date.parse(second.ends_at))),
    ways: [
      { session: first, starts_at: toIso(from - getLengthMs(first)), ends_at: toIso(from) },
      {
        session: second,
        starts_at: toIso(firstEnd),
        ends_at: toIso(firstEnd + getLengthMs(second)),
      },
    ],
  };
};

/** When an event starts and ends, in ISO 8601. */
type Hours = { starts_at: string; ends_at: string };

const isDuring = (hours: Hours | undefined, move: Hours) =>
  !hours ||
  (Date.parse(move.starts_at) >= Date.parse(hours.starts_at) &&
    Date.parse(move.ends_at) <= Date.parse(hours.ends_at));

/**
 * Finds the pairs of sessions that overlap on one stage or share a speaker, by time; no session is moved out of the
 * event's `hours`. Pure. Source: docs/product/live-events.md.
 */
export const findConflicts = <S extends Slot>(
  sessions: readonly S[],
  hours?: Hours,
): ProgrammeConflict<S>[] => {
  const inOrder = sessions.toSorted(
    (a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at) || a.id - b.id,
  );
  return inOrder.flatMap((first, at) =>
    inOrder
      .slice(at + 1)
      .map((second) => compare(first, second))
      .filter((conflict) => conflict !== null)
      .map((conflict) =>
        Object.assign(conflict, { ways: conflict.ways.filter((move) => isDuring(hours, move)) }),
      ),
  );
};
