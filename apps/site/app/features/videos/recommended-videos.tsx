import { SectionHead } from "@devguild/design-system/section-head";
import { TextLink } from "@devguild/design-system/text-link";
import type { VideoCard } from "@devguild/schemas/videos";
import { localized } from "@devguild/session/redirects";

import { VideoGrid } from "./video-grid.tsx";

/** Videos about a developer's skills. */
export function RecommendedVideos({ videos }: { videos: readonly VideoCard[] }) {
  return (
    <section aria-labelledby="recommended">
      <SectionHead
        title="Watch next"
        id="recommended"
        end={<TextLink to={localized("/videos")}>All videos</TextLink>}
      />
      <VideoGrid videos={videos} label="Recommended videos" headingLevel={3} />
    </section>
  );
}
