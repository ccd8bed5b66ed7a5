import { IconExternalLink } from "@tabler/icons-react";
import type { SyntheticEvent } from "react";

import classes from "./episode-recording.module.css";

/** Pauses whatever else plays on the page. */
const pauseOthers = ({ currentTarget }: SyntheticEvent<HTMLAudioElement>) => {
  for (const other of document.querySelectorAll("audio"))
    if (other !== currentTarget) other.pause();
};

/**
 * An episode's audio recording, which loads once it is played; linked if it isn't ours, since
 * third-party files must not load unasked.
 */
export function EpisodeRecording({ title, address }: { title: string; address: string }) {
  if (!address.startsWith("/"))
    return (
      <p className={classes.recording}>
        <a href={address} rel="noopener noreferrer" aria-label={`Listen to ${title}`}>
          Listen <IconExternalLink size={14} stroke={1.75} aria-hidden />
        </a>
      </p>
    );
  return (
    <div className={classes.recording}>
      <audio
        controls
        preload="none"
        src={address}
        aria-label={`Listen to ${title}`}
        onPlay={pauseOthers}
      >
        {/* The transcript of our own recordings is stored beside them. */}
        <track kind="captions" srcLang="en" src={address.replace(/\.\w+$/, ".vtt")} />
      </audio>
    </div>
  );
}
