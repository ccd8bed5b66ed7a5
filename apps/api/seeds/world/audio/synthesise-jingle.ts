// Generates jingle.mp3, the recording of the demo world's podcast; see README.md next to it.
import { writeFileSync } from "node:fs";

const RATE = 32_000;
const SECONDS = 9;
const BEAT = 0.42;

/** Semitones above A3: an arch that rises and falls, twice, and ends on its keystone. */
const MELODY = [0, 4, 7, 11, 14, 11, 7, 4, 0, 5, 9, 12, 16, 12, 12];
const BASS = [-12, -12, -5, -12, -7, -7, -12];

const pitch = (semitones: number) => 220 * 2 ** (semitones / 12);

// Like a struck string: the upper partials fade first.
const PARTIALS = [
  [1, 1, 2.2],
  [2, 0.45, 3.6],
  [3, 0.22, 5.4],
  [4.02, 0.1, 8],
] as const;

const tone = (frequency: number, since: number) => {
  if (since < 0) return 0;
  const attack = Math.min(1, since / 0.008);
  let sum = 0;
  for (const [multiple, loudness, decay] of PARTIALS)
    sum +=
      loudness * Math.exp(-decay * since) * Math.sin(2 * Math.PI * frequency * multiple * since);
  return attack * sum;
};

const sampleAt = (time: number) => {
  let sum = 0;
  MELODY.forEach((note, index) => (sum += 0.3 * tone(pitch(note), time - index * BEAT)));
  BASS.forEach((note, index) => (sum += 0.34 * tone(pitch(note), time - index * 2 * BEAT)));
  return sum * Math.min(1, (SECONDS - time) / 1.5);
};

const samples = Array.from({ length: RATE * SECONDS }, (_, index) => sampleAt(index / RATE));
const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

const wav = Buffer.alloc(44 + samples.length * 2);
wav.write("RIFF", 0);
wav.writeUInt32LE(wav.length - 8, 4);
wav.write("WAVEfmt ", 8);
wav.writeUInt32LE(16, 16);
wav.writeUInt16LE(1, 20);
wav.writeUInt16LE(1, 22);
wav.writeUInt32LE(RATE, 24);
wav.writeUInt32LE(RATE * 2, 28);
wav.writeUInt16LE(2, 32);
wav.writeUInt16LE(16, 34);
wav.write("data", 36);
wav.writeUInt32LE(samples.length * 2, 40);
samples.forEach((sample, index) =>
  wav.writeInt16LE(Math.round((sample / peak) * 0.7 * 32_767), 44 + index * 2),
);
writeFileSync(process.argv[2] ?? "jingle.wav", wav);
