import { pageMeta } from "@devguild/app-shell/page-meta";
import { readAddress, writeAddress } from "@devguild/session/addresses";
import { localized } from "@devguild/session/redirects";
import { liveEventPath } from "@devguild/schemas/constants/live-events";
import { withQueries } from "@devguild/session/with-queries";
import { webConfig } from "@devguild/web-server/web-config";

import { LiveEventsScreen } from "../../features/live-events/live-events-screen.tsx";
import { EVENT_LIST, toEventsQuery } from "../../features/live-events/live-events-address.ts";
import { growingList } from "@devguild/api-client/growing-list";
import { readPageCount, revalidateUnlessOnlyPages } from "../../features/lists/page-count.ts";
import { itemList, listPages } from "../../features/structured-data/item-list.ts";
import { asMeta } from "../../features/structured-data/schema-org.ts";
import type { Route } from "./+types/live-events.ts";

export const loader = withQueries(async ({ api, queries, url }) => {
  const state = readAddress(EVENT_LIST, url.searchParams);
  const { data: options } = await queries.fetchQuery(api.liveEvents.options.options());
  const found = await queries.fetchInfiniteQuery({
    ...growingList(api.liveEvents.list, toEventsQuery(state, options)),
    pages: readPageCount(url.searchParams),
  });
  return {
    state,
    options,
    more: asMeta(
      itemList(
        webConfig.urls.site,
        listPages(found, ({ title }) => title, liveEventPath),
      ),
    ),
  };
});

export const shouldRevalidate = revalidateUnlessOnlyPages;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: "Live events",
    description:
      "Talks and workshops for people who build software: join live or watch the recordings.",
    path: localized("/live-events") + writeAddress(EVENT_LIST, loaderData?.state ?? {}),
    more: loaderData?.more,
  });

export default function LiveEvents({ loaderData: { state, options } }: Route.ComponentProps) {
  return <LiveEventsScreen state={state} options={options} />;
}
