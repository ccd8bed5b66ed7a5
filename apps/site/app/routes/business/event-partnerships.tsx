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

const TITLE = "Meet developers in person";

export const loader = withQueries(async ({ api: requestApi, queries }) => {
  await queries.fetchQuery(requestApi.eventPartnerships.list.options());
  await queries.fetchQuery(requestApi.catalogue.events.options());
  return {};
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: TITLE,
    description:
      "Partner with our conferences and summits: what supporters, exhibitors and hosts get, and what it costs.",
    path: localized("/event-partnerships"),
  });

/** The partnerships on offer at upcoming events. */
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
        lead="A booth, a session, tickets for your team: the packages for each event, and what they include."
        actions={
          <LinkButton to={localized("/contact")} variant="primary" size="lg">
            Become a partner
          </LinkButton>
        }
      />
      {offered.length === 0 ? (
        <EmptyState
          kind="notFound"
          title="No partnerships available right now"
          actions={<LinkButton to={localized("/business")}>More for companies</LinkButton>}
        >
          New partnerships will appear here.
        </EmptyState>
      ) : (
        offered.map(({ event, offers }) => (
          <PartnershipsOfEvent key={event.id} event={event} offers={offers} />
        ))
      )}
    </div>
  );
}
