import { pageMeta } from "@devguild/app-shell/page-meta";
import { readAddress, writeAddress } from "@devguild/session/addresses";
import { localized } from "@devguild/session/redirects";
import { videoPath } from "@devguild/schemas/constants/videos";
import { withQueries } from "@devguild/session/with-queries";
import { webConfig } from "@devguild/web-server/web-config";

import { PODCAST_FEED } from "../../features/feeds/feeds.ts";
import { growingList } from "@devguild/api-client/growing-list";
import { readPageCount, revalidateUnlessOnlyPages } from "../../features/lists/page-count.ts";
import { videosHeading } from "../../features/videos/chosen-filters.ts";
import { loadLead } from "../../features/videos/load-lead.ts";
import { newestEpisodes } from "../../features/videos/newest-episodes.ts";
import { popularSkills, VideosScreen } from "../../features/videos/videos-screen.tsx";
import { isPodcast, toVideosQuery, VIDEO_LIST } from "../../features/videos/videos-address.ts";
import { itemList, listPages } from "../../features/structured-data/item-list.ts";
import { asMeta } from "../../features/structured-data/schema-org.ts";
import type { Route } from "./+types/videos.ts";

export const loader = withQueries(async (loading) => {
  const { api, queries, url } = loading;
  const state = readAddress(VIDEO_LIST, url.searchParams);
  const { data: options } = await queries.fetchQuery(api.videos.options.options());
  const found = queries.fetchInfiniteQuery({
    ...growingList(api.videos.list, toVideosQuery(state, options)),
    pages: readPageCount(url.searchParams),
  });
  const [lead, videos] = await Promise.all([
    writeAddress(VIDEO_LIST, state) === "" ? loadLead(loading, found) : null,
    found,
    queries.prefetchQuery(api.videos.featuredSkills.options(popularSkills)),
    queries.prefetchQuery(api.siteData.global.options()),
    isPodcast(state) && queries.prefetchQuery(api.videos.featuredEpisodes.options(newestEpisodes)),
  ]);
  const more = [
    ...(isPodcast(state) ? PODCAST_FEED : []),
    ...asMeta(
      itemList(
        webConfig.urls.site,
        listPages(videos, ({ title }) => title, videoPath),
      ),
    ),
  ];
  return { state, heading: videosHeading(state, options), more, lead };
});

export const shouldRevalidate = revalidateUnlessOnlyPages;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const heading = loaderData?.heading ?? "Watch";
  // The order, the list's length and a text search don't make separate pages for search engines.
  const { skills, events, metadata, requires_login } = loaderData?.state ?? {};
  const isAboutPodcast = isPodcast({ events: events ?? [] });
  return pageMeta(matches, {
    title: isAboutPodcast ? `${heading}, the podcast` : heading,
    description: isAboutPodcast
      ? "Unhurried conversations with people who build software: what they made, what broke and what they’d do differently."
      : "Talks by people who build software, by skill, event, speaker and topic.",
    path: localized("/videos") + writeAddress(VIDEO_LIST, { skills, events }),
    more: loaderData?.more,
    noindex: Boolean(metadata) || typeof requires_login === "boolean",
  });
};

export default function Videos({ loaderData: { state, heading, lead } }: Route.ComponentProps) {
  return <VideosScreen state={state} heading={heading} lead={lead} />;
}
