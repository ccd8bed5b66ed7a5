import { track } from "@devguild/consent/tracking";
import { Button } from "@devguild/design-system/button";
import { CoverArt } from "@devguild/design-system/cover-art";
import { PlayerFrame } from "@devguild/design-system/player-frame";
import type { HostedVideo } from "@devguild/schemas/constants/video-links";
import { IconPlayerPlayFilled } from "@tabler/icons-react";
import { useState } from "react";

import classes from "./event-player.module.css";

type Props = {
  eventId: number;
  title: string;
  cover: string | null;
  watched: HostedVideo;
  kind: "live" | "recording";
};

/** An event's player. Nothing loads from the video's host before the visitor presses play. */
export function EventPlayer({ eventId, title, cover, watched, kind }: Props) {
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying) return <PlayerFrame {...watched} title={title} />;
  return (
    <CoverArt title={title} src={cover} ratio="wide" priority>
      <span className={classes.play}>
        <Button
          size="lg"
          icon={<IconPlayerPlayFilled size={18} aria-hidden />}
          onClick={() => {
            setPlaying(true);
            track(kind === "live" ? "live-event.live-play" : "live-event.recording-play", {
              live_event_id: eventId,
            });
          }}
        >
          {kind === "live" ? "Watch live" : "Watch the recording"}
        </Button>
      </span>
    </CoverArt>
  );
}
