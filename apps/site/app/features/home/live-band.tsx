import { api } from "@devguild/api-client/browser-api";
import { LiveBadge } from "@devguild/design-system/badge";
import { LinkButton } from "@devguild/design-system/link-button";
import { liveEventPath } from "@devguild/schemas/constants/live-events";
import { useQuery } from "@tanstack/react-query";

import { EventTime } from "../live-events/event-time.tsx";
import { SpeakerBand } from "../speakers/speaker-band.tsx";

const SPEAKERS_SHOWN = 3;

/** The live show's current or next episode; renders nothing if there is none. */
export default function LiveBand() {
  const show = useQuery(api.liveEvents.show.options()).data?.data;
  const event = show?.current ?? show?.next;
  if (!event) return null;
  const isLive = show?.current !== null;
  const to = liveEventPath(event);
  return (
    <section aria-labelledby="live">
      <SpeakerBand
        label={isLive ? <LiveBadge /> : "Next on the live show"}
        heading={event.title}
        headingLevel={2}
        headingId="live"
        speakersLabel="Speakers"
        speakers={event.speakers
          .slice(0, SPEAKERS_SHOWN)
          .map(({ id, name, company, title, portrait_url }) => ({
            id,
            name,
            detail: company || title,
            portrait_url,
            to,
            about: event.title,
          }))}
        action={
          <LinkButton to={to} variant="accent" size="lg">
            {isLive ? "Watch now" : event.user_registered ? "You’re registered" : "Register"}
          </LinkButton>
        }
      >
        <p>{event.subtitle}</p>
        <EventTime event={event} />
      </SpeakerBand>
    </section>
  );
}
