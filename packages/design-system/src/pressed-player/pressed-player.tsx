import type { VideoProvider } from "@devguild/schemas/constants/videos";
import { IconPlayerPlayFilled } from "@tabler/icons-react";
import { useState } from "react";
import { CoverArt } from "../cover-art/cover-art.tsx";
import { durationCode, formatDuration } from "../video-card/duration.ts";
import { getPlayer } from "./player-address.ts";
import { PlayerFrame } from "./player-frame.tsx";
import classes from "./pressed-player.module.css";

export interface PressedPlayerProps {
  title: string;
  /** If null, a picture is generated from the title. */
  image: string | null;
  provider: VideoProvider;
  providerVideoId: string;
  /** In seconds, if known. */
  length?: number;
  /** Whether the picture is visible without scrolling, so it loads first. */
  priority?: boolean;
  onPlay?: () => void;
}

/** A video's picture that becomes its player on click. Nothing loads from the provider before that. */
export function PressedPlayer({
  title,
  image,
  provider,
  providerVideoId,
  length,
  priority = false,
  onPlay,
}: PressedPlayerProps) {
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying)
    return <PlayerFrame provider={provider} id={providerVideoId} title={`Video: ${title}`} />;
  return (
    <button
      type="button"
      className={classes.poster}
      onClick={() => {
        onPlay?.();
        setPlaying(true);
      }}
    >
      <span className="visually-hidden">
        Play: {title}
        {length !== undefined && ", length "}
      </span>
      <CoverArt title={title} src={image} ratio="wide" priority={priority}>
        <span className={classes.play}>
          <IconPlayerPlayFilled size={28} aria-hidden />
        </span>
        {length !== undefined && (
          <time className={`num ${classes.length}`} dateTime={durationCode(length)}>
            {formatDuration(length)}
          </time>
        )}
      </CoverArt>
    </button>
  );
}

export interface PlayerNoteProps {
  provider: VideoProvider;
  providerVideoId: string;
  className?: string | undefined;
}

/** Says where a pressed player plays from; without scripts, with a link to the video there. */
export function PlayerNote({ provider, providerVideoId, className }: PlayerNoteProps) {
  const { name, page } = getPlayer(provider, providerVideoId);
  return (
    <p className={className}>
      Plays from {name}. Nothing loads until you press play.
      <noscript>
        {" "}
        <a href={page} rel="noopener noreferrer">
          Watch it on {name}
        </a>
      </noscript>
    </p>
  );
}
