import { type HostedVideo, parseHostedVideo } from "@devguild/schemas/constants/video-links";
import { LiveBadge } from "@devguild/design-system/badge";
import { AppLink, useFrame } from "@devguild/app-shell/app-frame";
import { CoverArt } from "@devguild/design-system/cover-art";
import { LinkButton } from "@devguild/design-system/link-button";
import { SkillTag } from "@devguild/design-system/skill-tag";
import {
  eventCalendarPath,
  LIVE_EVENT_STATUSES,
  liveEventPath,
} from "@devguild/schemas/constants/live-events";
import type { LiveEvent } from "@devguild/schemas/live-events";
import { localized, loginPath } from "@devguild/session/redirects";
import { IconCalendarPlus } from "@tabler/icons-react";

import { ShareButton } from "../frame/share-button.tsx";
import { calendarLinks } from "./calendar-links.ts";
import classes from "./event-hero.module.css";
import { EventPlayer } from "./event-player.tsx";
import { EventTime } from "./event-time.tsx";
import { describeKind } from "./event-words.ts";

const { LIVE, RECORDING } = LIVE_EVENT_STATUSES;

const getVideo = ({ stream_url, recording }: LiveEvent): HostedVideo | null =>
  recording
    ? { provider: recording.provider, id: recording.provider_video_id }
    : parseHostedVideo(stream_url ?? "");

function Wall({ event }: { event: LiveEvent }) {
  return (
    <div className={classes.wall}>
      <p className={classes.wallTitle}>This one is for members</p>
      <p>Log in or create a free profile and we’ll bring you back here.</p>
      <div className={classes.buttons}>
        <LinkButton variant="accent" to={loginPath(liveEventPath(event))}>
          Log in
        </LinkButton>
        <AppLink className={`touch ${classes.link}`} to={localized("/developer/sign-up")}>
          Create a free profile
        </AppLink>
      </div>
    </div>
  );
}

function Picture({ event }: { event: LiveEvent }) {
  const watched = getVideo(event);
  const isWatchable = event.status === LIVE || event.status === RECORDING;
  if (isWatchable && watched)
    return (
      <EventPlayer
        eventId={event.id}
        title={event.title}
        cover={event.cover_url}
        watched={watched}
        kind={event.status === LIVE ? "live" : "recording"}
      />
    );
  return (
    <CoverArt title={event.title} src={event.cover_url} ratio="wide" priority>
      {isWatchable && event.locked && <Wall event={event} />}
    </CoverArt>
  );
}

function Calendars({ event }: { event: LiveEvent }) {
  const { urls } = useFrame();
  return (
    <p className={classes.calendars}>
      <a className={`touch ${classes.link}`} href={eventCalendarPath(event.id)} download>
        <IconCalendarPlus size={18} stroke={1.75} aria-hidden /> Add to calendar
      </a>
      {calendarLinks(urls.site, event).map(({ label, url }) => (
        <a
          key={label}
          className={`touch ${classes.link}`}
          href={url}
          target="_blank"
          rel="noopener"
        >
          {label}
        </a>
      ))}
    </p>
  );
}

/** The header of an event's page: player or picture, with what, when and where. */
export function EventHero({ event }: { event: LiveEvent }) {
  const { status, stream_url: stream } = event;
  const isElsewhere = status === LIVE && stream !== null && parseHostedVideo(stream) === null;
  return (
    <header className={classes.band}>
      <div className={`content ${classes.row}`}>
        <div className={classes.picture}>
          <Picture event={event} />
        </div>
        <div className={classes.words}>
          <p className={classes.kind}>
            {status === LIVE && <LiveBadge />}
            {status === RECORDING ? "Recording" : describeKind(event)}
            {event.season && `\u00a0· ${event.season.label}`}
          </p>
          <h1 className={classes.title}>{event.title}</h1>
          <p className={classes.subtitle}>{event.subtitle}</p>
          <EventTime event={event} />
          {event.venue && <p>{event.venue}</p>}
          <p className={classes.skills}>
            {event.skills.map(({ id, name }) => (
              <SkillTag key={id}>{name}</SkillTag>
            ))}
          </p>
          {isElsewhere && (
            <a className={`touch ${classes.link}`} href={stream} target="_blank" rel="noopener">
              Watch the stream
            </a>
          )}
          {status !== RECORDING && <Calendars event={event} />}
          <ShareButton title={event.title} />
        </div>
      </div>
    </header>
  );
}
