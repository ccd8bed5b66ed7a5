import { pageMeta } from "@devguild/app-shell/page-meta";
import { ClientOnly } from "@devguild/design-system/client-only";
import { ConferencePage } from "@devguild/design-system/conference-page";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { conferenceCalendarPath, eventPath } from "@devguild/schemas/constants/event-paths";
import type { EventPage } from "@devguild/schemas/event-homepages";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { withQueries } from "@devguild/session/with-queries";
import { webConfig } from "@devguild/web-server/web-config";
import { redirect } from "react-router";

import { conferenceStructuredData } from "../../features/events/conference-structured-data.ts";
import { MOVED } from "../../features/frame/follow-moved.ts";
import { ShareButton } from "../../features/frame/share-button.tsx";
import { asMeta } from "../../features/structured-data/schema-org.ts";
import type { Route } from "./+types/event.ts";

const GetNotified = lazyComponent(() => import("../../features/push/get-notified.tsx"), {
  isOptional: true,
});

// Structured data is built in the loader, so that the code for it stays out of the browser.
export const loader = withQueries(async ({ api, params }) => {
  const slug = params["event_slug"] ?? "";
  const { data: page } = await api.eventHomepages.page.call({ params: { slug } });
  // A slug that the event had before.
  if (page.event.slug !== slug) throw redirect(eventPath(page.event), MOVED);
  return { page, more: asMeta(conferenceStructuredData(webConfig.urls.site, page)) };
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: loaderData.page.event.name,
        description: loaderData.page.homepage.hero_subtitle || loaderData.page.homepage.hero_title,
        path: eventPath(loaderData.page.event),
        image: loaderData.page.og_image,
        more: loaderData.more,
      })
    : [];

/** Offered to whoever is logged in, because a device belongs to a login. */
function Notifications({ event }: { event: EventPage["event"] }) {
  return useCurrentUser() ? (
    <ClientOnly>
      <GetNotified event={event} />
    </ClientOnly>
  ) : null;
}

export default function Event({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <ConferencePage
      page={page}
      calendarHref={conferenceCalendarPath(page.event.id)}
      actions={
        <>
          <Notifications event={page.event} />
          <ShareButton title={page.event.name} size="md" />
        </>
      }
    />
  );
}
