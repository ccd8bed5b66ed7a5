import { AppLink } from "@devguild/app-shell/app-frame";
import { LiveBadge } from "@devguild/design-system/badge";
import { ArchPortrait } from "@devguild/design-system/arch-portrait";
import { useNow } from "@devguild/design-system/relative-time";
import { SectionHead } from "@devguild/design-system/section-head";
import { eventTimes } from "@devguild/schemas/constants/event-times";
import { LIVE_EVENT_STATUSES } from "@devguild/schemas/constants/live-events";
import type { LiveEvent, LiveSession } from "@devguild/schemas/live-events";
import { localized } from "@devguild/session/redirects";

import classes from "./event-sessions.module.css";

const isRunning = ({ starts_at, ends_at }: LiveSession, now: Date) =>
  new Date(starts_at) <= now && now < new Date(ends_at);

function Session({ session, event }: { session: LiveSession; event: LiveEvent }) {
  const now = useNow();
  const [first] = session.speakers;
  const isNow = event.status === LIVE_EVENT_STATUSES.LIVE && isRunning(session, now);
  const { from } = eventTimes(session.starts_at, session.ends_at, event.timezone);
  return (
    <li className={classes.session}>
      <time className={classes.time} dateTime={session.starts_at}>
        {from}
      </time>
      {first && <ArchPortrait name={first.name} src={first.portrait_url} size="sm" />}
      <div className={classes.words}>
        <h3 className={classes.title}>
          {session.video ? (
            <AppLink
              to={localized(`/videos/${session.video.id}/${session.video.slug}`)}
              className={classes.link}
            >
              {session.title}
            </AppLink>
          ) : (
            session.title
          )}
        </h3>
        <p className={classes.who}>
          {[
            session.stage,
            ...session.speakers.map(({ name, company }) =>
              [name, company].filter(Boolean).join(", "),
            ),
          ]
            .filter(Boolean)
            // No line begins with a dot.
            .join("\u00a0· ")}
        </p>
        <p className={classes.abstract}>{session.abstract}</p>
      </div>
      {isNow && <LiveBadge />}
    </li>
  );
}

/** An event's sessions in order. */
export function EventSessions({ event }: { event: LiveEvent }) {
  if (event.sessions.length === 0) return null;
  const { zone } = eventTimes(event.starts_at, event.ends_at, event.timezone);
  return (
    <section aria-labelledby="programme">
      <SectionHead
        title="Programme"
        id="programme"
        end={<span className={classes.zone}>{zone}</span>}
      />
      <ol>
        {event.sessions.map((session) => (
          <Session key={session.id} session={session} event={event} />
        ))}
      </ol>
    </section>
  );
}

/** An event's speakers. */
export function EventSpeakers({ event }: { event: LiveEvent }) {
  if (event.speakers.length === 0) return null;
  return (
    <section aria-labelledby="speakers">
      <SectionHead title="Speakers" id="speakers" />
      <ul className={classes.speakers}>
        {event.speakers.map((speaker) => (
          <li key={speaker.id}>
            <ArchPortrait name={speaker.name} src={speaker.portrait_url} size="fill" />
            <h3 className={classes.name}>{speaker.name}</h3>
            <p className={classes.who}>
              {[speaker.title, speaker.company].filter(Boolean).join(", ")}
            </p>
            <p className={classes.abstract}>{speaker.bio}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
