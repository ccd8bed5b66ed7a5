import { track } from "@devguild/consent/tracking";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { PlayerNote, PressedPlayer } from "@devguild/design-system/pressed-player";
import type { VideoProvider } from "@devguild/schemas/constants/videos";
import type { Video } from "@devguild/schemas/videos";
import { Suspense } from "react";

import grid from "./video-grid.module.css";
import classes from "./video-player.module.css";

const EpisodeRecording = lazyComponent(() => import("./episode-recording.tsx"));

type Props = { video: Video; provider: VideoProvider; providerVideoId: string };

/** A video's player, with a note on where it plays from. */
export function VideoPlayer({ video, provider, providerVideoId }: Props) {
  return (
    <div className={classes.player}>
      <PressedPlayer
        title={video.title}
        image={video.thumbnail_url}
        provider={provider}
        providerVideoId={providerVideoId}
        length={video.duration_seconds}
        priority
        onPlay={() => track("video.play-started", { video_id: video.id })}
      />
      <PlayerNote provider={provider} providerVideoId={providerVideoId} className={classes.note} />
      {video.audio_url && (
        <div className={grid.recording}>
          <Suspense>
            <EpisodeRecording title={video.title} address={video.audio_url} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
