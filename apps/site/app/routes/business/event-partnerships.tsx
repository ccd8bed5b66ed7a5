import { api } from "@devguild/api-client/browser-api";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { EmptyState } from "@devguild/design-system/empty-state";
import { LinkButton } from "@devguild/design-system/link-button";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";

import { BusinessHero } from "../../features/business/business-hero.tsx";
import classes from "../../features/business/business-page.module.css";
import { PartnershipsOfEvent } from "../../features/event-partnerships/partnerships-of-event.tsx";
import type { Route } from "./+types/event-partnerships.ts";

const TITLE = "Meet developers where they meet";

export const loader = withQueries(async ({ api: requestApi, queries }) => {
  await queries.fetchQuery(requestApi.eventPartnerships.list.options());
  await queries.fetchQuery(requestApi.catalogue.events.options());
  return {};
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: TITLE,
    description:
      "Partnerships of our conferences and summits: what a supporter, an exhibitor and a host get, and what it costs.",
    path: localized("/event-partnerships"),
  });

/** What a company can be at the events to come. */
export default function EventPartnerships() {
  const partnerships = useQuery(api.eventPartnerships.list.options()).data?.data ?? [];
  const events = useQuery(api.catalogue.events.options()).data?.data ?? [];
  const offered = events.flatMap((event) => {
    const offers = partnerships.filter(({ event_id }) => event_id === event.id);
    return offers.length > 0 ? [{ event, offers }] : [];
  });
  return (
    <div className={`content ${classes.page}`}>
      <BusinessHero
        title={TITLE}
        lead="A booth, a session, tickets for your team: what you can be at each event, and what that holds."
        actions={
          <LinkButton to={localized("/contact")} variant="primary" size="lg">
            Ask for a place
          </LinkButton>
        }
      />
      {offered.length === 0 ? (
        <EmptyState
          kind="notFound"
          title="No event is looking for partners now"
          actions={<LinkButton to={localized("/business")}>What else there is</LinkButton>}
        >
          The next ones will stand here with what they offer.
        </EmptyState>
      ) : (
        offered.map(({ event, offers }) => (
          <PartnershipsOfEvent key={event.id} event={event} offers={offers} />
        ))
      )}
    </div>
  );
}
