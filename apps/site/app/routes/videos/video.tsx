import { webConfig } from "@devguild/frame/web-config";
import { withQueries } from "@devguild/session/with-queries";

import { loadVideo } from "../../features/videos/load-video.ts";
import { videoMeta } from "../../features/videos/video-meta.ts";
import { videoStructuredData } from "../../features/videos/video-structured-data.ts";
import { VideoScreen } from "../../features/videos/video-screen.tsx";
import { asMeta } from "../../features/structured-data/schema-org.ts";
import type { Route } from "./+types/video.ts";

// Put together where the page is rendered, so that no browser loads what does it.
export const loader = withQueries(async (loading) => {
  const video = await loadVideo(loading);
  return { video, more: asMeta(videoStructuredData(webConfig.urls.site, video)) };
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  videoMeta(matches, loaderData?.video, loaderData?.more);

export default function Video({ loaderData }: Route.ComponentProps) {
  return <VideoScreen key={loaderData.video.id} video={loaderData.video} />;
}
