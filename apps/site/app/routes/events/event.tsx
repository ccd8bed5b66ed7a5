import { pageMeta } from "@devguild/app-shell/page-meta";
import { ConferencePage } from "@devguild/design-system/conference-page";
import { conferenceCalendarPath, eventPath } from "@devguild/schemas/constants/event-paths";
import { withQueries } from "@devguild/session/with-queries";
import { webConfig } from "@devguild/web-server/web-config";

import { conferenceStructuredData } from "../../features/events/conference-structured-data.ts";
import { asMeta } from "../../features/structured-data/schema-org.ts";
import type { Route } from "./+types/event.ts";

// Structured data is built in the loader, so that the code for it stays out of the browser.
export const loader = withQueries(async ({ api, params }) => {
  const slug = params["event_slug"] ?? "";
  const { data: page } = await api.eventHomepages.page.call({ params: { slug } });
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

export default function Event({ loaderData: { page } }: Route.ComponentProps) {
  return <ConferencePage page={page} calendarHref={conferenceCalendarPath(page.event.id)} />;
}
