import { api } from "@devguild/api-client/browser-api";
import { SectionHead } from "@devguild/design-system/section-head";
import { TextLink } from "@devguild/design-system/text-link";
import { roundedHours } from "@devguild/schemas/constants/site-data";
import { localized } from "@devguild/session/redirects";
import { useQuery } from "@tanstack/react-query";

import { VideoGrid } from "../videos/video-grid.tsx";
import { HOME_QUERIES } from "./home-queries.ts";

/** The newest videos; renders nothing without any. */
export default function Watching({ hours }: { hours: number }) {
  const videos = useQuery(api.videos.featured.options(HOME_QUERIES.videos)).data?.data ?? [];
  if (videos.length === 0) return null;
  return (
    <section aria-labelledby="watching">
      <SectionHead
        title="Watch"
        id="watching"
        size="xl"
        end={
          <TextLink to={localized("/videos")}>
            {hours > 0 ? `${roundedHours(hours)} hours of talks` : "All videos"}
          </TextLink>
        }
      />
      <VideoGrid videos={videos} label="Videos" headingLevel={3} dense />
    </section>
  );
}
