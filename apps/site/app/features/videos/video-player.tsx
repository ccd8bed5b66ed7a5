import { track } from "@devguild/frame/tracking";
import type { VideoProvider } from "@devguild/schemas/constants/videos";
import type { Video } from "@devguild/schemas/videos";

import { playerOf } from "./player-address.ts";
import { PressedPlayer } from "./pressed-player.tsx";
import classes from "./video-player.module.css";

type Props = { video: Video; provider: VideoProvider; providerVideoId: string };

/** Where a video plays, and from where. */
export function VideoPlayer({ video, provider, providerVideoId }: Props) {
  const player = playerOf(provider, providerVideoId);
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
      <p className={classes.note}>
        It plays from {player.name}, and nothing is loaded from there before you press play.
        {video.audio_url && (
          <>
            {" "}
            <a href={video.audio_url}>Listen to the recording</a>
          </>
        )}
        <noscript>
          {" "}
          <a href={player.page} rel="noopener noreferrer">
            Watch it on {player.name}
          </a>
        </noscript>
      </p>
    </div>
  );
}
