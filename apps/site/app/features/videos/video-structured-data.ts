import { getPlayer } from "@devguild/design-system/player-address";
import { videoPath } from "@devguild/schemas/constants/videos";
import type { Video } from "@devguild/schemas/videos";

import { absoluteOn, describe, buildPublisher } from "../structured-data/schema-org.ts";
import { describeVideo } from "./video-description.ts";

/**
 * Builds a video's structured data, without its player if the visitor may not watch it.
 * Source: docs/product/being-found.md.
 */
export const videoStructuredData = (site: string, video: Video) => {
  const { provider, provider_video_id: id, topics } = video;
  return describe({
    "@type": "VideoObject",
    name: video.title,
    description: describeVideo(video),
    url: site + videoPath(video),
    thumbnailUrl: [absoluteOn(site, video.og_image)],
    // Only the day is known.
    uploadDate: `${video.release_date}T00:00:00Z`,
    duration: `PT${video.duration_seconds}S`,
    embedUrl: provider && id ? getPlayer(provider, id).embed : null,
    keywords: topics.join(", ") || null,
    actor: video.speakers.map(({ name }) => ({ "@type": "Person", name })),
    publisher: buildPublisher(site),
  });
};
