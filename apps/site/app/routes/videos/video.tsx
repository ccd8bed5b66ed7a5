import { withQueries } from "@devguild/session/with-queries";
import { webConfig } from "@devguild/web-server/web-config";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { videoPath } from "@devguild/schemas/constants/videos";
import type { Video } from "@devguild/schemas/videos";
import type { MetaDescriptor } from "react-router";

import { loadVideo } from "../../features/videos/load-video.ts";
import { videoStructuredData } from "../../features/videos/video-structured-data.ts";
import { VideoScreen } from "../../features/videos/video-screen.tsx";
import { breadcrumbList } from "../../features/structured-data/breadcrumb-list.ts";
import { VIDEO_PARENTS } from "../../features/videos/video-path.ts";
import { asMeta } from "../../features/structured-data/schema-org.ts";
import type { Route } from "./+types/video.ts";
import { describeVideo } from "../../features/videos/video-description.ts";

/** Returns the meta tags of a video's page; none if it did not load. */
const videoMeta = (
  matches: Parameters<typeof pageMeta>[0],
  video: Video | undefined,
  more: MetaDescriptor[] = [],
): MetaDescriptor[] =>
  video
    ? [
        ...pageMeta(matches, {
          title: video.title,
          description: describeVideo(video),
          path: videoPath(video),
          image: video.og_image,
          more,
        }),
        { property: "og:type", content: "video.other" },
      ]
    : [];

// Structured data is built in the loader, so that the code for it stays out of the browser.
export const loader = withQueries(async (loading) => {
  const video = await loadVideo(loading);
  const { site } = webConfig.urls;
  const crumbs = breadcrumbList(site, VIDEO_PARENTS, video.title);
  return { video, more: asMeta(videoStructuredData(site, video), crumbs) };
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  videoMeta(matches, loaderData?.video, loaderData?.more);

export default function Video({ loaderData }: Route.ComponentProps) {
  return <VideoScreen key={loaderData.video.id} video={loaderData.video} />;
}
