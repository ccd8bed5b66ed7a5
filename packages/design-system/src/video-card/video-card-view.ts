import { videoPath } from "@devguild/schemas/constants/videos";
import type { VideoCard } from "@devguild/schemas/videos";

import type { VideoCardView } from "./video-card.tsx";

/** Converts a video to its card's view model. */
export const toVideoCardView = (video: VideoCard): VideoCardView => ({
  title: video.title,
  to: videoPath(video),
  image: video.thumbnail_url,
  duration: video.duration_seconds,
  speakers: video.speakers.map(({ name }) => name),
  event: video.event?.label ?? null,
  locked: video.locked,
  live: video.currently_live,
});
