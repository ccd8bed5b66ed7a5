import { pageMeta } from "@devguild/app-shell/page-meta";
import { readAddress, writeAddress } from "@devguild/session/addresses";
import { localized } from "@devguild/session/redirects";
import { articlePath } from "@devguild/schemas/constants/magazine";
import { withQueries } from "@devguild/session/with-queries";
import { webConfig } from "@devguild/web-server/web-config";

import { listFeeds } from "../../features/feeds/feeds.ts";
import { growingList } from "@devguild/api-client/growing-list";
import { readPageCount, revalidateUnlessOnlyPages } from "../../features/lists/page-count.ts";
import {
  ARTICLE_LIST,
  magazineHeading,
  toArticlesQuery,
} from "../../features/magazine/magazine-address.ts";
import { MagazineScreen } from "../../features/magazine/magazine-screen.tsx";
import { itemList, listPages } from "../../features/structured-data/item-list.ts";
import { asMeta } from "../../features/structured-data/schema-org.ts";
import type { Route } from "./+types/magazine.ts";

export const loader = withQueries(async ({ api, queries, url }) => {
  const state = readAddress(ARTICLE_LIST, url.searchParams);
  const options = await queries.fetchQuery(api.magazine.options.options());
  const found = await queries.fetchInfiniteQuery({
    ...growingList(api.magazine.list, toArticlesQuery(state)),
    pages: readPageCount(url.searchParams),
  });
  const heading = magazineHeading(state, options.data);
  const more = [
    ...listFeeds("magazine", heading, toArticlesQuery(state)),
    ...asMeta(
      itemList(
        webConfig.urls.site,
        listPages(found, ({ title }) => title, articlePath),
      ),
    ),
  ];
  return { state, heading, more };
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
    more: loaderData?.more,
  });
};

export default function Magazine({ loaderData: { state, heading } }: Route.ComponentProps) {
  return <MagazineScreen state={state} heading={heading} />;
}
