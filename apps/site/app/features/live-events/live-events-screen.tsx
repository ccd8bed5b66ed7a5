import { api } from "@devguild/api-client/browser-api";
import { ChipLinks } from "@devguild/design-system/chip-links";
import { LinkButton } from "@devguild/design-system/link-button";
import { LIVE_EVENT_STATUS_LABELS } from "@devguild/schemas/constants/live-events";
import type { LiveEventFilterOptions } from "@devguild/schemas/live-events";
import { writeAddress } from "@devguild/session/addresses";
import { localized } from "@devguild/session/redirects";

import grid from "../lists/card-grid.module.css";
import { EmptyList } from "../lists/empty-list.tsx";
import { FailedChange } from "../lists/failed-change.tsx";
import { FailedList } from "../lists/failed-list.tsx";
import page from "../lists/list-page.module.css";
import { MoreOfList } from "../lists/more-of-list.tsx";
import { useGrowingList } from "../lists/use-growing-list.ts";
import { EventGridCard } from "./event-list-item.tsx";
import { EVENT_LIST, type EventsState, toEventsQuery } from "./live-events-address.ts";
import classes from "./live-events-screen.module.css";

const path = localized("/live-events");
const toHref = (state: EventsState) => path + writeAddress(EVENT_LIST, state);

type Choice = { slug: string; label: string };

/** Builds links that toggle each choice, and one that clears them all. */
const buildLinks = (
  state: EventsState,
  name: "seasons" | "skills",
  items: readonly Choice[],
  all: string,
) => {
  const chosen = state[name];
  return [
    { to: toHref({ ...state, [name]: [] }), label: all, current: chosen.length === 0 },
    ...items.map(({ slug, label }) => {
      const current = chosen.includes(slug);
      const next = current ? chosen.filter((each) => each !== slug) : [...chosen, slug];
      return { to: toHref({ ...state, [name]: next }), label, current };
    }),
  ];
};

/** All live events: current, upcoming and recorded. */
export function LiveEventsScreen({
  state,
  options,
}: {
  state: EventsState;
  options: LiveEventFilterOptions;
}) {
  const events = useGrowingList(api.liveEvents.list, toEventsQuery(state, options));
  const { rows, total } = events;
  const statuses = [
    {
      to: toHref({ ...state, status: "" }),
      label: "All",
      current: state.status === "",
    },
    ...LIVE_EVENT_STATUS_LABELS.map(({ slug, label }) => ({
      to: toHref({ ...state, status: slug }),
      label,
      current: state.status === slug,
    })),
  ];
  return (
    <div className={`content ${page.page}`}>
      <div>
        <h1 className={page.heading}>Live events</h1>
        <p className={classes.intro}>Live talks and workshops, and the recordings.</p>
      </div>
      <div className={classes.filters}>
        <ChipLinks label="When" links={statuses} />
        <ChipLinks
          label="Season"
          links={buildLinks(state, "seasons", options.seasons, "All seasons")}
        />
        <ChipLinks
          label="Skill"
          links={buildLinks(state, "skills", options.skills, "All skills")}
        />
      </div>
      {rows.length > 0 && (
        <p className={classes.total} aria-live="polite">
          {total === 1 ? "1 event" : `${total} events`}
        </p>
      )}
      <FailedChange path={path} />
      {events.hasFailed ? (
        <FailedList title="We couldn’t load the events." list={events} />
      ) : rows.length > 0 ? (
        <ul className={grid.grid} aria-label="Events">
          {rows.map((event, index) => (
            <li key={event.id}>
              <EventGridCard event={event} priority={index < 3} />
            </li>
          ))}
        </ul>
      ) : writeAddress(EVENT_LIST, state) === "" ? (
        <EmptyList title="No events planned right now">
          New events appear here as soon as they have a date.
        </EmptyList>
      ) : (
        <EmptyList
          title="No events found"
          actions={
            <LinkButton to={path} variant="primary">
              See all events
            </LinkButton>
          }
        >
          Try another season or skill.
        </EmptyList>
      )}
      <MoreOfList noun="Events" path={path} list={events} />
    </div>
  );
}
