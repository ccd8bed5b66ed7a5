import type { Random } from "../../random.ts";
import type { Palette } from "./palette.ts";

/** Draws a subject in the colours of a palette, a little different each time. */
export type Motif = (random: Random, palette: Palette) => string;

export const WIDTH = 1200;
export const HEIGHT = 750;

/** Returns the tone at an index; tones repeat endlessly. */
export const toneAt = ({ tones }: Palette, index: number) =>
  tones[((index % 4) + 4) % 4] ?? tones[0];
