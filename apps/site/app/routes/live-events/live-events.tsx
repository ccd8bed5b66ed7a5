import { pageMeta } from "@devguild/app-shell/page-meta";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";

import { LiveEventsScreen } from "../../features/live-events/live-events-screen.tsx";
import {
  toEventsQuery,
  readEvents,
  writeEvents,
} from "../../features/live-events/live-events-url.ts";
import { growingList, readPageCount } from "../../features/lists/growing-list.ts";
import { revalidateList } from "../../features/lists/revalidate-list.ts";
import type { Route } from "./+types/live-events.ts";

export const loader = withQueries(async ({ api, queries, url }) => {
  const state = readEvents(url.searchParams);
  const { data: options } = await queries.fetchQuery(api.liveEvents.options.options());
  await queries.fetchInfiniteQuery({
    ...growingList(api.liveEvents.list, toEventsQuery(state, options)),
    pages: readPageCount(url.searchParams),
  });
  return { state, options };
});

export const shouldRevalidate = revalidateList;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: "Live events",
    description:
      "Talks and workshops for people who build software, to take part in live and to watch again.",
    path: localized("/live-events") + writeEvents(loaderData?.state ?? {}),
  });

export default function LiveEvents({ loaderData: { state, options } }: Route.ComponentProps) {
  return <LiveEventsScreen state={state} options={options} />;
}
