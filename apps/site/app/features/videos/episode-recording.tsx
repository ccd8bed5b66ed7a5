import type { SyntheticEvent } from "react";

const WITH_TRANSCRIPT = "/api/files/audio/";

/** Pauses whatever else plays on the page. */
const pauseOthers = ({ currentTarget }: SyntheticEvent<HTMLAudioElement>) => {
  for (const other of document.querySelectorAll("audio"))
    if (other !== currentTarget) other.pause();
};

/**
 * An episode's audio recording, which loads once it is played; linked if it isn't ours, since
 * third-party files must not load unasked. Styled around it, as its code loads late.
 */
export default function EpisodeRecording({ title, address }: { title: string; address: string }) {
  if (!address.startsWith("/"))
    return (
      <a href={address} rel="noopener noreferrer" aria-label={`Listen to ${title}`}>
        Listen to the recording
      </a>
    );
  return (
    // An uploaded recording has no transcript.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <audio
      controls
      preload="none"
      src={address}
      aria-label={`Listen to ${title}`}
      onPlay={pauseOthers}
    >
      {/* Recordings with a transcript have it beside them. */}
      {address.startsWith(WITH_TRANSCRIPT) && (
        <track kind="captions" srcLang="en" src={address.replace(/\.\w+$/, ".vtt")} />
      )}
    </audio>
  );
}
