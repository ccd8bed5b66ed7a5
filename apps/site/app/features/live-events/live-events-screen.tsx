import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { ChipLinks } from "@devguild/design-system/chip-links";
import { SectionHead } from "@devguild/design-system/section-head";
import { SelectField } from "@devguild/design-system/select-field";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { LinkButton } from "@devguild/design-system/link-button";
import {
  LIVE_EVENT_STATUS_LABELS,
  LIVE_EVENT_STATUSES,
} from "@devguild/schemas/constants/live-events";
import type { LiveEventCard, LiveEventFilterOptions } from "@devguild/schemas/live-events";
import { writeAddress } from "@devguild/session/addresses";
import { localized } from "@devguild/session/redirects";
import { pluralize } from "@devguild/schemas/formats";
import { Suspense } from "react";
import { useNavigate } from "react-router";

import grid from "../lists/card-grid.module.css";
import { EmptyList } from "../lists/empty-list.tsx";
import { FailedChange } from "../lists/failed-change.tsx";
import { FailedList } from "../lists/failed-list.tsx";
import page from "../lists/list-page.module.css";
import { MoreOfList } from "../lists/more-of-list.tsx";
import { useGrowingList } from "@devguild/api-client/use-growing-list";
import { EventGridCard, EventListRow } from "./event-list-item.tsx";
import { LiveLead } from "./live-lead.tsx";
import { EVENT_LIST, type EventsState, toEventsQuery } from "./live-events-address.ts";
import classes from "./live-events-screen.module.css";

// Lazy, because the page is complete without it.
const CampaignAd = lazyComponent(() => import("../campaigns/ad.tsx"));

const path = localized("/live-events");
const toHref = (state: EventsState) => path + writeAddress(EVENT_LIST, state);

const { LIVE, REGISTRATION, RECORDING } = LIVE_EVENT_STATUSES;

type FilterProps = {
  /** "Any season". */
  label: string;
  name: "seasons" | "skills";
  options: readonly { slug: string; label: string }[];
  state: EventsState;
};

/** Chooses one value of a filter; links may name several. */
function Filter({ label, name, options, state }: FilterProps) {
  const navigate = useNavigate();
  const chosen = state[name];
  const isSeveral = chosen.length > 1;
  return (
    <SelectField
      label={label}
      hideLabel
      optional
      name={name}
      placeholder={isSeveral ? `${chosen.length} chosen` : label}
      value={isSeveral ? "" : (chosen[0] ?? "")}
      options={options.map((option) => ({ value: option.slug, label: option.label }))}
      onChange={({ currentTarget: { value } }) =>
        void navigate(toHref({ ...state, [name]: value ? [value] : [] }), {
          preventScrollReset: true,
        })
      }
    />
  );
}

/** The list in its parts: live now, coming and recorded, each drawn as suits it. */
function EventsByStatus({ events }: { events: readonly LiveEventCard[] }) {
  const withStatus = (status: number) => events.filter((event) => event.status === status);
  const [live, coming, recordings] = [
    withStatus(LIVE),
    withStatus(REGISTRATION),
    withStatus(RECORDING),
  ];
  const [lead, ...others] = live;
  return (
    <>
      {lead && (
        <section aria-label="Live now" className={classes.live}>
          <LiveLead event={lead} isLive headingLevel={2} />
          {others.map((event) => (
            <EventListRow key={event.id} event={event} />
          ))}
        </section>
      )}
      {coming.length > 0 && (
        <section aria-labelledby="coming">
          <SectionHead title="Upcoming" id="coming" />
          {coming.map((event) => (
            <EventListRow key={event.id} event={event} />
          ))}
        </section>
      )}
      {recordings.length > 0 && (
        <section aria-labelledby="recordings">
          <SectionHead title="Recordings" id="recordings" />
          <ul className={`${grid.grid} ${classes.recordings}`} aria-label="Recordings">
            {recordings.map((event) => (
              <li key={event.id}>
                <EventGridCard event={event} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

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
        <form method="get" action={path} className={classes.selects}>
          <Filter label="Any season" name="seasons" options={options.seasons} state={state} />
          <Filter label="Any skill" name="skills" options={options.skills} state={state} />
          {state.status && <input type="hidden" name="status" value={state.status} />}
          <noscript>
            <Button type="submit">Show events</Button>
          </noscript>
        </form>
      </div>
      {rows.length > 0 && (
        <p className={classes.total} aria-live="polite">
          {pluralize(total, "event")}
        </p>
      )}
      <FailedChange path={path} />
      {events.hasFailed ? (
        <FailedList title="We couldn’t load the events." list={events} />
      ) : rows.length > 0 ? (
        <EventsByStatus events={rows} />
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
      <Suspense>
        <CampaignAd channel="live" />
      </Suspense>
    </div>
  );
}
