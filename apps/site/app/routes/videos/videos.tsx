import { pageMeta } from "@devguild/app-shell/page-meta";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";

import { PODCAST_FEED } from "../../features/feeds/feeds.ts";
import { growingList, readPageCount } from "../../features/lists/growing-list.ts";
import { revalidateList } from "../../features/lists/revalidate-list.ts";
import { videosHeading } from "../../features/videos/chosen-filters.ts";
import { loadLead } from "../../features/videos/load-lead.ts";
import { newestEpisodes } from "../../features/videos/newest-episodes.ts";
import { popularSkills, VideosScreen } from "../../features/videos/videos-screen.tsx";
import {
  ALL_VIDEOS,
  isEverything,
  isPodcast,
  readVideos,
  toVideosQuery,
  writeVideos,
} from "../../features/videos/videos-url.ts";
import type { Route } from "./+types/videos.ts";

export const loader = withQueries(async (loading) => {
  const { api, queries, url } = loading;
  const state = readVideos(url.searchParams);
  const { data: options } = await queries.fetchQuery(api.videos.options.options());
  const found = queries.fetchInfiniteQuery({
    ...growingList(api.videos.list, toVideosQuery(state, options)),
    pages: readPageCount(url.searchParams),
  });
  const [lead] = await Promise.all([
    isEverything(state) ? loadLead(loading, found) : null,
    found,
    queries.prefetchQuery(api.videos.featuredSkills.options(popularSkills)),
    queries.prefetchQuery(api.siteData.global.options()),
    isPodcast(state) && queries.prefetchQuery(api.videos.featuredEpisodes.options(newestEpisodes)),
  ]);
  const feeds = isPodcast(state) ? PODCAST_FEED : [];
  return { state, heading: videosHeading(state, options), feeds, lead };
});

export const shouldRevalidate = revalidateList;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { state, heading } = loaderData ?? { state: ALL_VIDEOS, heading: "Watch" };
  // An order, a length of list and what somebody searched for are no pages of their own.
  const { skills, events } = state;
  return pageMeta(matches, {
    title: isPodcast(state) ? `${heading}, the podcast` : heading,
    description: isPodcast(state)
      ? "Unhurried conversations with people who build software: what they made, what broke, and what they would do otherwise."
      : "Talks by people who build software, to watch when it suits you: by skill, event, speaker and topic.",
    path: localized("/videos") + writeVideos({ ...ALL_VIDEOS, skills, events }),
    more: loaderData?.feeds,
    noindex: state.metadata !== "" || state.requires_login !== null,
  });
};

export default function Videos({ loaderData: { state, heading, lead } }: Route.ComponentProps) {
  return <VideosScreen state={state} heading={heading} lead={lead} />;
}
