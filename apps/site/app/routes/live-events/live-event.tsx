import { pageMeta } from "@devguild/app-shell/page-meta";
import { liveEventPath } from "@devguild/schemas/constants/live-events";
import { withQueries } from "@devguild/session/with-queries";
import { webConfig } from "@devguild/web-server/web-config";

import { EventScreen } from "../../features/live-events/event-screen.tsx";
import { eventStructuredData } from "../../features/live-events/event-structured-data.ts";
import { loadEvent } from "../../features/live-events/load-event.ts";
import { breadcrumbList, LISTED_IN } from "../../features/structured-data/breadcrumb-list.ts";
import { asMeta } from "../../features/structured-data/schema-org.ts";
import type { Route } from "./+types/live-event.ts";

// Structured data is built in the loader, so that the code for it stays out of the browser.
export const loader = withQueries(async (loading) => {
  const event = await loadEvent(loading);
  const { site } = webConfig.urls;
  const crumbs = breadcrumbList(site, LISTED_IN.event, event.title);
  return { event, more: asMeta(eventStructuredData(site, event), crumbs) };
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: loaderData.event.title,
        description: loaderData.event.subtitle,
        path: liveEventPath(loaderData.event),
        image: loaderData.event.og_image,
        more: loaderData.more,
      })
    : [];

export default function LiveEvent({ loaderData: { event } }: Route.ComponentProps) {
  return <EventScreen event={event} />;
}
