import { api } from "@devguild/api-client/browser-api";
import { ClientOnly } from "@devguild/design-system/client-only";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { EmptyState } from "@devguild/design-system/empty-state";
import { LinkButton } from "@devguild/design-system/link-button";
import { NeedsScripts } from "@devguild/design-system/needs-scripts";
import { SectionHead } from "@devguild/design-system/section-head";
import { TextLink } from "@devguild/design-system/text-link";
import { videoPath } from "@devguild/schemas/constants/videos";
import type { LiveShow } from "@devguild/schemas/live-events";
import { localized } from "@devguild/session/redirects";

import grid from "../lists/card-grid.module.css";
import { FailedList } from "../lists/failed-list.tsx";
import { MoreOfList } from "../lists/more-of-list.tsx";
import { useGrowingList } from "@devguild/api-client/use-growing-list";
import { EventGridCard, EventListRow } from "./event-list-item.tsx";
import { LiveLead } from "./live-lead.tsx";
import classes from "./live-show-screen.module.css";

const LiveSuggestionForm = lazyComponent(() => import("../public-forms/live-suggestion-form.tsx"));

/** The live show: the current or next episode, and previous ones. */
export function LiveShowScreen({ show: { current, next, video } }: { show: LiveShow }) {
  const episodes = useGrowingList(api.liveEvents.previousEpisodes, {});
  const lead = current ?? next;
  return (
    <>
      {lead ? (
        <LiveLead event={lead} isLive={current !== null} headingLevel={1} />
      ) : (
        <div className="content">
          <h1 className="visually-hidden">Live</h1>
          <EmptyState
            title="Nothing is live right now"
            actions={
              <LinkButton to={localized("/live-events")} variant="primary">
                See all live events
              </LinkButton>
            }
          >
            The next episode appears here as soon as it has a date.
            {video && (
              <>
                {" "}
                Until then:{" "}
                <TextLink to={videoPath(video)} inline>
                  {video.title}
                </TextLink>
              </>
            )}
          </EmptyState>
        </div>
      )}
      <div className={`content ${classes.screen}`}>
        {current && next && (
          <section aria-labelledby="next">
            <SectionHead title="Next on the show" id="next" />
            <EventListRow event={next} />
          </section>
        )}
        {(episodes.rows.length > 0 || episodes.hasFailed) && (
          <section aria-labelledby="previous">
            <SectionHead
              title="Previous episodes"
              id="previous"
              end={<TextLink to={localized("/live-events")}>All live events</TextLink>}
            />
            {episodes.hasFailed ? (
              <FailedList title="We couldn’t load the episodes." list={episodes} />
            ) : (
              <ul className={`${grid.grid} ${classes.episodes}`} aria-label="Episodes">
                {episodes.rows.map((event) => (
                  <li key={event.id}>
                    <EventGridCard event={event} />
                  </li>
                ))}
              </ul>
            )}
            <MoreOfList noun="Episodes" path={localized("/live")} list={episodes} />
          </section>
        )}
        <section aria-labelledby="suggest" className={classes.suggest}>
          <SectionHead title="Suggest a topic" id="suggest" />
          <div className={classes.form}>
            <ClientOnly>
              <LiveSuggestionForm />
            </ClientOnly>
            <NeedsScripts />
          </div>
        </section>
      </div>
    </>
  );
}
