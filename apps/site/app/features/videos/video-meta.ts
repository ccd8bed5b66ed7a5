import { pageMeta } from "@devguild/app-shell/page-meta";
import { videoPath } from "@devguild/schemas/constants/videos";
import type { Video } from "@devguild/schemas/videos";
import type { MetaDescriptor } from "react-router";

import { describeVideo } from "./video-description.ts";

/** What a video's page says of itself; nothing where it did not load. */
export const videoMeta = (
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
