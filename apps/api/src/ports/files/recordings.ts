import { VIDEO_MESSAGES as M } from "@devguild/schemas/constants/video-editing";
import type { RecordingType } from "@devguild/schemas/constants/uploads";
import { type IAudioMetadata, parseBuffer, parseStream } from "music-metadata";

import { invalid } from "../../http/problems.ts";
import type { FileStore } from "./files.port.ts";
import { getFolder } from "./signed-uploads.ts";

// What these types are inside; another one, such as a film in an MPEG-4 file, isn't a recording.
const CONTAINERS: Record<RecordingType, RegExp> = {
  "audio/mpeg": /^MPEG$/,
  "audio/mp4": /^(?:M4A|MP4|mp4|isom|dash)/,
};

/** Returns a recording's length in whole seconds; null if it isn't a recording of that type. */
const readSeconds = async (parsing: Promise<IAudioMetadata>, type: RecordingType) => {
  const format = await parsing.then(
    (parsed) => parsed.format,
    () => null,
  );
  const isRecording = CONTAINERS[type].test(format?.container ?? "") && format?.hasVideo !== true;
  return isRecording ? Math.round(format?.duration ?? 0) || null : null;
};

const OPTIONS = { duration: true, skipCovers: true };

const ADDRESS = new RegExp(`^/api/files/(${getFolder("recording")}|audio)/([^/]+)$`);

/**
 * Measures a recording: its size in bytes and its length in seconds. Null for one on another site; throws
 * 422 if it isn't there or can't be read.
 */
export const measureRecording = async (files: FileStore, address: string) => {
  const [, folder, name] = ADDRESS.exec(address) ?? [];
  if (folder === undefined || name === undefined) return null;
  const file = (await files.open(folder, name)) ?? invalid({ audio_url: M.recordingGone });
  const type: RecordingType = name.endsWith(".mp3") ? "audio/mpeg" : "audio/mp4";
  const { size } = file;
  const stream = file.stream();
  try {
    const seconds = await readSeconds(parseStream(stream, { mimeType: type, size }, OPTIONS), type);
    return { bytes: size, seconds: seconds ?? invalid({ audio_url: M.recordingUnreadable }) };
  } finally {
    stream.destroy();
  }
};

/** Accepts a recording if its length can be read. It is never changed. */
export const acceptRecording = async (
  bytes: Uint8Array,
  type: RecordingType,
): Promise<Uint8Array> =>
  (await readSeconds(parseBuffer(bytes, { mimeType: type }, OPTIONS), type)) === null
    ? invalid({ file: M.recordingUnreadable })
    : bytes;
