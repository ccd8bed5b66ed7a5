import { LiveBadge } from "@devguild/design-system/badge";
import { CoverArt } from "@devguild/design-system/cover-art";
import { LinkButton } from "@devguild/design-system/link-button";
import { liveEventPath } from "@devguild/schemas/constants/live-events";
import type { LiveEventCard } from "@devguild/schemas/live-events";

import { Countdown } from "./countdown.tsx";
import classes from "./event-hero.module.css";
import { EventTime } from "./event-time.tsx";

type Props = {
  event: LiveEventCard;
  isLive: boolean;
  headingLevel: 1 | 2;
};

/** The band about the event that is live, or next. */
export function LiveLead({ event, isLive, headingLevel }: Props) {
  const Title = `h${headingLevel}` as const;
  return (
    <div className={classes.band}>
      <div className={`content ${classes.row}`}>
        <div>
          <CoverArt title={event.title} src={event.cover_url} ratio="wide" square priority />
        </div>
        <div className={classes.words}>
          <p className={classes.kind}>
            {isLive ? (
              <LiveBadge />
            ) : (
              <>
                The next episode starts in <Countdown until={event.starts_at} />
              </>
            )}
          </p>
          <Title className={classes.title}>{event.title}</Title>
          <p className={classes.subtitle}>{event.subtitle}</p>
          <EventTime event={event} />
          <LinkButton variant="accent" size="lg" to={liveEventPath(event)}>
            {isLive ? "Watch live" : event.user_registered ? "You’re registered" : "Register"}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
