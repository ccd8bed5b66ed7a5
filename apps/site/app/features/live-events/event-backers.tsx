import { track } from "@devguild/consent/tracking";
import { LogoTile } from "@devguild/design-system/logo-tile";
import type { EventAd, EventBacker, LiveEvent } from "@devguild/schemas/live-events";
import { useEffect, useRef } from "react";

import classes from "./event-backers.module.css";

type Props = { eventId: number; title: string; backers: readonly EventBacker[] };

function Backers({ eventId, title, backers }: Props) {
  if (backers.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.backers}>
        {backers.map(({ id, kind, name, logo_url, url }) => {
          const shown = (
            <>
              <LogoTile name={name} src={logo_url} size={32} />
              {name}
            </>
          );
          return (
            <li key={id}>
              {url ? (
                <a
                  className={classes.backer}
                  href={url}
                  target="_blank"
                  rel="noopener sponsored"
                  onClick={() =>
                    track(
                      kind === "sponsor" ? "live-event.sponsor-click" : "live-event.partner-click",
                      { live_event_id: eventId, backer_id: id },
                    )
                  }
                >
                  {shown}
                </a>
              ) : (
                <span className={classes.backer}>{shown}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Ad({ eventId, ad }: { eventId: number; ad: EventAd }) {
  const shown = useRef<HTMLLIElement>(null);
  const { id } = ad;
  useEffect(() => {
    if (!shown.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      track("live-event.ad-view", { live_event_id: eventId, ad_id: id });
    });
    observer.observe(shown.current);
    return () => observer.disconnect();
  }, [eventId, id]);
  return (
    <li ref={shown} className={classes.ad}>
      <p className={classes.label}>Ad&nbsp;· {ad.partner_name}</p>
      <a
        className={classes.link}
        href={ad.url}
        target="_blank"
        rel="noopener sponsored"
        onClick={() => track("live-event.ad-click", { live_event_id: eventId, ad_id: id })}
      >
        {ad.title}
      </a>
      <p className={classes.body}>{ad.body}</p>
    </li>
  );
}

/** An event's sponsors, partners and third-party ads, each labelled as such. */
export function EventBackers({ event }: { event: LiveEvent }) {
  return (
    <>
      <Backers eventId={event.id} title="Sponsored by" backers={event.sponsors} />
      <Backers eventId={event.id} title="Supported by" backers={event.partners} />
      {event.ads.length > 0 && (
        <ul aria-label="Ads">
          {event.ads.map((ad) => (
            <Ad key={ad.id} eventId={event.id} ad={ad} />
          ))}
        </ul>
      )}
    </>
  );
}
