import { readFileSync } from "node:fs";

import { createRandom } from "../../random.ts";
import { SHOWCASE } from "../companies.ts";
import type { Motif } from "./motif.ts";
import { type Palette, PALETTES } from "./palette.ts";
import { rect } from "./shapes.ts";
import { SIGNAL_MOTIFS } from "./signal-motifs.ts";
import { HARBOUR_MOTIFS } from "./harbour-motifs.ts";
import { PATTERN_MOTIFS } from "./pattern-motifs.ts";
import { STONE_MOTIFS } from "./stone-motifs.ts";

const kinds = [STONE_MOTIFS, PATTERN_MOTIFS, HARBOUR_MOTIFS, SIGNAL_MOTIFS] as const;

/** Twenty subjects, ordered so that neighbours are of different kinds. */
const COVER_MOTIFS = [0, 1, 2, 3, 4].flatMap((index) => kinds.flatMap((kind) => kind[index] ?? []));

/** Draws a cover of 1200 by 750, with the subject in the middle so that it can be cropped. */
const drawMotif = (motif: Motif | undefined, palette: Palette, seed: string) =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 750" width="1200" height="750" preserveAspectRatio="xMidYMid slice">`,
    `<defs><clipPath id="frame"><path d="M0 0h1200v750H0z"/></clipPath></defs><g clip-path="url(#frame)">`,
    rect(0, 0, 1200, 750, palette.ground),
    motif?.(createRandom(seed), palette) ?? "",
    "</g></svg>\n",
  ].join("");

const paletteAt = (number: number) => PALETTES[number % PALETTES.length] ?? PALETTES[0];

/** Draws a cover that differs from its neighbours; a repeated motif has another palette. */
const drawCover = (number: number, seed: string) => {
  const round = Math.floor(number / COVER_MOTIFS.length);
  return drawMotif(COVER_MOTIFS[number % COVER_MOTIFS.length], paletteAt(number + round), seed);
};

/** Draws a company's cover. */
export const drawCompanyCover = (id: number, name: string) =>
  name === SHOWCASE
    ? readFileSync(new URL("harbour.svg", import.meta.url), "utf8")
    : drawCover(id, `cover of ${name}`);

/** Draws the cover of an article or a video. */
export const drawEditorialCover = (number: number, slug: string) =>
  drawCover(number, `picture of ${slug}`);

/** Draws the cover of a podcast episode: always a sound wave. */
export const drawEpisodeCover = (number: number, slug: string) =>
  drawMotif(SIGNAL_MOTIFS[0], paletteAt(number), `picture of ${slug}`);
