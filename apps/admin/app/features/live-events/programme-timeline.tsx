import { Link } from "@devguild/design-system/link";
import type { AdminLiveEvent } from "@devguild/schemas/admin-live-events";
import type { ProgrammeConflict } from "@devguild/schemas/constants/live-programme";
import type { AdminSession } from "@devguild/schemas/live-sessions";

import { editSessionPath } from "./live-event-addresses.ts";
import { createClock, groupByStage, type Timeline } from "./programme-words.ts";
import classes from "./programme-timeline.module.css";

type Props = {
  event: AdminLiveEvent;
  sessions: readonly AdminSession[];
  timeline: Timeline;
  conflicts: readonly ProgrammeConflict<AdminSession>[];
};

const getSpan = ({ place }: Timeline, from: string, until: string) => {
  const left = place(Date.parse(from));
  return { left: `${left}%`, width: `${place(Date.parse(until)) - left}%` };
};

const nameSpeakers = ({ speakers }: AdminSession) =>
  speakers.map(({ label }) => label.split(" ").at(-1)).join(", ");

/** A programme side by side: a lane for each stage, conflicts hatched. Each session opens. */
export function ProgrammeTimeline({ event, sessions, timeline, conflicts }: Props) {
  const clock = createClock(event.timezone);
  const inConflict = new Set(conflicts.flatMap(({ first, second }) => [first.id, second.id]));
  return (
    <section className={classes.timeline} aria-label="Timeline">
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
                    to={editSessionPath(event.id, session.id)}
                    className={classes.session}
                    data-off={!session.published}
                    data-bad={inConflict.has(session.id)}
                    title={session.title}
                  >
                    <b>{session.title}</b>
                    <span>
                      {clock(session.starts_at)} {nameSpeakers(session)}
                      {!session.published && " Unpublished"}
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
