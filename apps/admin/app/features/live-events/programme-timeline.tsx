import { Link } from "@devguild/design-system/link";
import type { ProgrammeConflict } from "@devguild/schemas/constants/live-programme";

import {
  createClock,
  groupByStage,
  type PlannedSession,
  type Timeline,
} from "./programme-words.ts";
import classes from "./programme-timeline.module.css";

type Props<S extends PlannedSession> = {
  timeZone: string;
  sessions: readonly S[];
  timeline: Timeline;
  conflicts: readonly ProgrammeConflict<S>[];
  /** What it is called if there are several: its day. */
  label?: string;
  toPath: (session: S) => string;
};

const getSpan = ({ place }: Timeline, from: string, until: string) => {
  const left = place(Date.parse(from));
  return { left: `${left}%`, width: `${place(Date.parse(until)) - left}%` };
};

const nameSpeakers = ({ speakers }: PlannedSession) =>
  speakers.map(({ label }) => label.split(" ").at(-1)).join(", ");

/** A programme side by side: a lane for each stage, conflicts hatched. Each session opens. */
export function ProgrammeTimeline<S extends PlannedSession>({
  timeZone,
  sessions,
  timeline,
  conflicts,
  label = "Timeline",
  toPath,
}: Props<S>) {
  const clock = createClock(timeZone);
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
              {lane.sessions.map((session) => (
                <li
                  key={session.id}
                  className={classes.slot}
                  style={getSpan(timeline, session.starts_at, session.ends_at)}
                >
                  <Link
                    to={toPath(session)}
                    className={classes.session}
                    data-off={session.published === false}
                    data-bad={inConflict.has(session.id)}
                    title={session.title}
                  >
                    <b>{session.title}</b>
                    <span>
                      {clock(session.starts_at)} {nameSpeakers(session)}
                      {session.published === false && " Unpublished"}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
