import { Link } from "@devguild/design-system/link";
import { findConflicts, type SessionMove } from "@devguild/schemas/constants/live-programme";
import { useId } from "react";

import {
  createClock,
  describeConflict,
  groupByStage,
  type PlannedSession,
  type Timeline,
} from "./programme-words.ts";
import { shiftTimes } from "./shift-session.ts";
import { useShiftSession } from "./use-shift-session.ts";
import classes from "./programme-timeline.module.css";

type Props<S extends PlannedSession> = {
  timeZone: string;
  sessions: readonly S[];
  timeline: Timeline;
  /** What it is called if there are several: its day. */
  label?: string;
  /** Whether how to move sessions is said in sight: once for several timelines. */
  showsHelp?: boolean;
  toPath: (session: S) => string;
  /** Saves a session's new time; without it, nothing can be moved. */
  onMove?: ((move: SessionMove<S>) => Promise<unknown>) | undefined;
};

const getSpan = ({ place }: Timeline, from: string, until: string) => {
  const left = place(Date.parse(from));
  return { left: `${left}%`, width: `${place(Date.parse(until)) - left}%` };
};

const nameSpeakers = ({ speakers }: PlannedSession) =>
  speakers.map(({ label }) => label.split(" ").at(-1)).join(", ");

/**
 * A programme side by side: a lane for each stage, conflicts hatched. Each session opens, and is moved to
 * another time with the mouse or the keyboard.
 */
export function ProgrammeTimeline<S extends PlannedSession>({
  timeZone,
  sessions: saved,
  timeline,
  label = "Timeline",
  showsHelp = true,
  toPath,
  onMove,
}: Props<S>) {
  const clock = createClock(timeZone);
  const help = useId();
  const { shift, getHandlers } = useShiftSession<S>({ timeline, onMove });
  const sessions = saved.map((session) =>
    session.id === shift?.id && session.starts_at === shift.startsAt
      ? Object.assign({}, session, shiftTimes(session, shift.shiftMs))
      : session,
  );
  const conflicts = findConflicts(sessions);
  const toSaved = (shown: S) => saved.find(({ id }) => id === shown.id) ?? shown;
  const moved = sessions.find(({ id }) => id === shift?.id);
  const inConflict = new Set(conflicts.flatMap(({ first, second }) => [first.id, second.id]));
  return (
    <section className={classes.timeline} aria-label={label}>
      <div className={classes.scroll}>
        <div className={classes.lane} aria-hidden>
          <div className={classes.head}>
            {timeline.ticks.map((tick) => (
              <span key={tick} className="num" style={{ left: `${timeline.place(tick)}%` }}>
                {clock(new Date(tick).toISOString())}
              </span>
            ))}
          </div>
        </div>
        {groupByStage(sessions).map((lane) => (
          <div key={lane.stage} className={classes.lane}>
            <div className={classes.stage}>{lane.stage || "Main stage"}</div>
            <ul className={classes.track}>
              {timeline.ticks.map((tick) => (
                <li
                  key={tick}
                  aria-hidden
                  className={classes.tick}
                  style={{ left: `${timeline.place(tick)}%` }}
                />
              ))}
              {conflicts
                .filter(({ first, second }) => [first.stage, second.stage].includes(lane.stage))
                .map(({ first, second, from, until }) => (
                  <li
                    key={`${first.id}-${second.id}`}
                    aria-hidden
                    className={classes.clash}
                    style={getSpan(timeline, from, until)}
                  />
                ))}
              {lane.sessions.map((shown) => (
                <li
                  key={shown.id}
                  className={classes.slot}
                  style={getSpan(timeline, shown.starts_at, shown.ends_at)}
                >
                  <Link
                    to={toPath(shown)}
                    className={classes.session}
                    data-off={shown.published === false}
                    data-bad={inConflict.has(shown.id)}
                    data-moving={shown.id === shift?.id}
                    title={shown.title}
                    aria-describedby={onMove && help}
                    {...getHandlers(toSaved(shown))}
                  >
                    <b>{shown.title}</b>
                    <span>
                      {clock(shown.starts_at)} {nameSpeakers(shown)}
                      {shown.published === false && " Unpublished"}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {onMove && (
        <p id={help} className={showsHelp ? classes.help : "visually-hidden"}>
          Drag a session to another time, or focus it and press Space, arrows and Enter.
        </p>
      )}
      <output className={moved ? classes.moved : "visually-hidden"}>
        {moved &&
          [
            `${moved.title}: ${clock(moved.starts_at)} to ${clock(moved.ends_at)}.`,
            ...conflicts
              .filter(({ first, second }) => [first.id, second.id].includes(moved.id))
              .map((conflict) => describeConflict(conflict, timeZone).what),
          ].join(" ")}
      </output>
    </section>
  );
}
