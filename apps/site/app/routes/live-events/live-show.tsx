import { pageMeta } from "@devguild/app-shell/page-meta";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";

import { LiveShowScreen } from "../../features/live-events/live-show-screen.tsx";
import { growingList } from "@devguild/api-client/growing-list";
import { readPageCount, revalidateUnlessOnlyPages } from "../../features/lists/page-count.ts";
import type { Route } from "./+types/live-show.ts";

export const loader = withQueries(async ({ api, queries, url }) => {
  const { data: show } = await api.liveEvents.show.call({});
  await queries.fetchInfiniteQuery({
    ...growingList(api.liveEvents.previousEpisodes, {}),
    pages: readPageCount(url.searchParams),
  });
  return { show };
});

export const shouldRevalidate = revalidateUnlessOnlyPages;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Live",
    description:
      "The live show for people who build software: what’s on now, what’s next, and every episode so far.",
    path: localized("/live"),
  });

export default function LiveShow({ loaderData: { show } }: Route.ComponentProps) {
  return <LiveShowScreen show={show} />;
}
