import { readFileSync } from "node:fs";

import type { FileStore } from "../../../src/ports/files/files.port.ts";

const FOLDER = "audio";
const NAME = "jingle.mp3";

const jingle = () => readFileSync(new URL(NAME, import.meta.url));

const CAPTIONS = `WEBVTT

00:00.000 --> 00:09.000
[Strings play a rising and falling arpeggio and end on its highest note.]
`;

/** Returns the recording that all podcast episodes share: its address, size and length. */
export const getEpisodeRecording = () => ({
  audio_url: `/api/files/${FOLDER}/${NAME}`,
  audio_bytes: jingle().length,
  audio_seconds: 9,
});

/** Stores the recording and its captions, replacing those of an earlier demo world. */
export const writeRecordings = async (files: FileStore) => {
  const recordings = { [NAME]: jingle(), "jingle.vtt": Buffer.from(CAPTIONS) };
  for (const [name, bytes] of Object.entries(recordings)) {
    await files.remove(FOLDER, name);
    await files.save(FOLDER, name, bytes);
  }
};
