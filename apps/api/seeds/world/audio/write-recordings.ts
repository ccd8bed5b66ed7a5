import { readFileSync } from "node:fs";

import type { FileStore } from "../../../src/ports/files/files.port.ts";

const FOLDER = "audio";
const NAME = "jingle.mp3";

const jingle = () => readFileSync(new URL(NAME, import.meta.url));

const CAPTIONS = `WEBVTT

00:00.000 --> 00:09.000
[Strings go up an arch of notes and come down again, and rest on its highest.]
`;

/** What every episode of the podcast lets one listen to: its address, its bytes, and how long it plays. */
export const recordingOfEpisodes = () => ({
  audio_url: `/api/files/${FOLDER}/${NAME}`,
  audio_bytes: jingle().length,
  audio_seconds: 9,
});

/** Keeps it, and its captions; what an earlier demo world left under their names makes room. */
export const writeRecordings = async (files: FileStore) => {
  const kept = { [NAME]: jingle(), "jingle.vtt": Buffer.from(CAPTIONS) };
  for (const [name, bytes] of Object.entries(kept)) {
    await files.remove(FOLDER, name);
    await files.save(FOLDER, name, bytes);
  }
};
