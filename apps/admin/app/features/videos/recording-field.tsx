import { formatDuration } from "@devguild/design-system/duration";
import { UploadField } from "@devguild/design-system/upload-field";
import type { AdminVideo } from "@devguild/schemas/admin-videos";
import { RECORDING_MAX_BYTES, RECORDING_TYPES } from "@devguild/schemas/constants/uploads";

import { sendRecording } from "./send-recording.ts";

const TYPES = Object.values(RECORDING_TYPES).map((ending) => `.${ending}`);

const describe = (address: string, video: AdminVideo | null) => {
  if (!address.startsWith("/")) return address;
  if (address !== video?.audio_url) return "Uploaded. Its length is read once you save.";
  return video.audio_seconds === null
    ? "A recording"
    : `A recording of ${formatDuration(video.audio_seconds)}`;
};

type Props = {
  /** The video as it was saved; null for a new one. */
  video: AdminVideo | null;
  value: string | null;
  error: string | undefined;
  onChange: (address: string | null) => void;
};

/** The recording of an episode, which the podcast plays and its feed links to. */
export function RecordingField({ video, value, error, onChange }: Props) {
  return (
    <UploadField
      label="Podcast recording"
      optional
      shape="file"
      types={TYPES}
      maxBytes={RECORDING_MAX_BYTES}
      help={`MP3 or M4A, up to ${RECORDING_MAX_BYTES / 1024 / 1024} MB.`}
      send={sendRecording}
      value={value === null ? null : describe(value, video)}
      error={error}
      onChange={onChange}
    />
  );
}
