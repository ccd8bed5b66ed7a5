import { toVideoCardView } from "@devguild/design-system/video-card-view";
import { SectionHead } from "@devguild/design-system/section-head";
import { TextLink } from "@devguild/design-system/text-link";
import { VideoCard } from "@devguild/design-system/video-card";
import type { VideoCard as Card } from "@devguild/schemas/videos";
import { localized } from "@devguild/session/redirects";

/** A video about a developer's skills. */
export function RecommendedVideo({ video }: { video: Card }) {
  return (
    <section aria-labelledby="recommended">
      <SectionHead
        title="Watch next"
        id="recommended"
        end={<TextLink to={localized("/videos")}>All videos</TextLink>}
      />
      <VideoCard video={toVideoCardView(video)} headingLevel={3} />
    </section>
  );
}
