import { pageMeta } from "@devguild/app-shell/page-meta";
import { readAddress, writeAddress } from "@devguild/session/addresses";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";

import { listFeeds } from "../../features/feeds/feeds.ts";
import { growingList } from "../../features/lists/growing-list.ts";
import { readPageCount, revalidateUnlessOnlyPages } from "../../features/lists/page-count.ts";
import {
  ARTICLE_LIST,
  magazineHeading,
  toArticlesQuery,
} from "../../features/magazine/magazine-address.ts";
import { MagazineScreen } from "../../features/magazine/magazine-screen.tsx";
import type { Route } from "./+types/magazine.ts";

export const loader = withQueries(async ({ api, queries, url }) => {
  const state = readAddress(ARTICLE_LIST, url.searchParams);
  const options = await queries.fetchQuery(api.magazine.options.options());
  await queries.fetchInfiniteQuery({
    ...growingList(api.magazine.list, toArticlesQuery(state)),
    pages: readPageCount(url.searchParams),
  });
  const heading = magazineHeading(state, options.data);
  return { state, heading, feeds: listFeeds("magazine", heading, toArticlesQuery(state)) };
});

export const shouldRevalidate = revalidateUnlessOnlyPages;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { metadata, ...lists } = loaderData?.state ?? {};
  return pageMeta(matches, {
    title: loaderData?.heading ?? "Magazine",
    description:
      "Articles for people who build software: engineering, languages, operations, data, careers and the work between them.",
    path: localized("/magazine") + writeAddress(ARTICLE_LIST, lists),
    // A text search isn't a separate page for search engines.
    noindex: Boolean(metadata),
    more: loaderData?.feeds,
  });
};

export default function Magazine({ loaderData: { state, heading } }: Route.ComponentProps) {
  return <MagazineScreen state={state} heading={heading} />;
}
