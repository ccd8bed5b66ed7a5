import { toVideoCardView } from "@devguild/design-system/video-card-view";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { VideoCard } from "@devguild/design-system/video-card";
import type { VideoCard as Card } from "@devguild/schemas/videos";
import { Suspense } from "react";

import classes from "./video-grid.module.css";

// Only the podcast's episodes have one.
const EpisodeRecording = lazyComponent(() => import("./episode-recording.tsx"));

type Props = {
  videos: readonly Card[];
  label: string;
  headingLevel: 2 | 3;
  /** Whether to show four in a row on wide screens instead of three. */
  dense?: boolean;
  /** Whether episodes can be listened to in the list. */
  withRecordings?: boolean;
  /** How many pictures are visible without scrolling, so they load first. */
  first?: number;
};

/** A grid of videos, as many in a row as there is room for. */
export function VideoGrid({
  videos,
  label,
  headingLevel,
  dense = false,
  withRecordings = false,
  first = 0,
}: Props) {
  return (
    <ul className={dense ? `${classes.grid} ${classes.dense}` : classes.grid} aria-label={label}>
      {videos.map((video, index) => (
        <li key={video.id}>
          <VideoCard
            video={toVideoCardView(video)}
            headingLevel={headingLevel}
            priority={index < first}
          />
          {withRecordings && video.audio_url && (
            <div className={classes.recording}>
              <Suspense>
                <EpisodeRecording title={video.title} address={video.audio_url} />
              </Suspense>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
