import { pageMeta } from "@devguild/app-shell/page-meta";
import { readAddress } from "@devguild/session/addresses";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";
import { webConfig } from "@devguild/web-server/web-config";
import { data, redirect } from "react-router";

import { growingList, getPosition } from "@devguild/api-client/growing-list";
import { NOT_FOUND } from "@devguild/schemas/constants/statuses";
import { readPageCount, revalidateUnlessOnlyPages } from "../../features/lists/page-count.ts";
import { videosHeading } from "../../features/videos/chosen-filters.ts";
import { FoundVideosScreen, NoVideosFound } from "../../features/videos/found-videos-screen.tsx";
import { VIDEO_PARENTS, videosOfSkillPath } from "../../features/videos/video-path.ts";
import { breadcrumbList } from "../../features/structured-data/breadcrumb-list.ts";
import { toVideosQuery, VIDEO_LIST } from "../../features/videos/videos-address.ts";
import { asMeta } from "../../features/structured-data/schema-org.ts";
import type { Route } from "./+types/found-videos.ts";

const load = withQueries(async ({ api, queries, url, params }) => {
  const { slug } = params;
  const { metadata } = readAddress(VIDEO_LIST, url.searchParams);
  if (!slug && !metadata) throw redirect(localized("/videos"));
  const all = readAddress(VIDEO_LIST, new URLSearchParams());
  const state = { ...all, skills: slug ? [slug] : [], metadata };
  const { data: options } = await queries.fetchQuery(api.videos.options.options());
  const { pages } = await queries.fetchInfiniteQuery({
    ...growingList(api.videos.list, toVideosQuery(state, options)),
    pages: readPageCount(url.searchParams),
  });
  const [first] = pages;
  const heading = slug ? videosHeading(state, options) : `Videos about “${metadata}”`;
  return {
    state,
    path: slug ? videosOfSkillPath(slug) : localized("/videos/s"),
    heading,
    isFound: first !== undefined && getPosition(first).total > 0,
    more: asMeta(breadcrumbList(webConfig.urls.site, VIDEO_PARENTS, heading)),
  };
});

/** Loads the results; if there are none, the status says so too. */
export const loader = async (args: Route.LoaderArgs) => {
  const found = await load(args);
  return data(found, { status: found.isFound ? 200 : NOT_FOUND });
};

export const shouldRevalidate = revalidateUnlessOnlyPages;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const heading = loaderData?.heading ?? "Videos";
  const isFound = loaderData?.isFound ?? false;
  return pageMeta(matches, {
    title: isFound ? heading : "No matching videos",
    description: `${heading}: talks by people who work with it, to watch any time.`,
    path: loaderData?.path ?? localized("/videos"),
    // A text search isn't a separate page for search engines.
    noindex: !isFound || loaderData?.state.metadata !== "",
    more: isFound ? loaderData?.more : [],
  });
};

export default function FoundVideos({
  loaderData: { state, heading, path, isFound },
}: Route.ComponentProps) {
  return isFound ? (
    <FoundVideosScreen state={state} heading={heading} path={path} />
  ) : (
    <NoVideosFound />
  );
}
