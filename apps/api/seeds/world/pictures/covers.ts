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

/** Twenty subjects; neighbours are of different kinds. */
const COVER_MOTIFS = [0, 1, 2, 3, 4].flatMap((index) => kinds.flatMap((kind) => kind[index] ?? []));

/** A drawing, 1200 by 750, its subject in the middle so that it can be cropped. */
const drawMotif = (motif: Motif | undefined, palette: Palette, seed: string) =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 750" width="1200" height="750" preserveAspectRatio="xMidYMid slice">`,
    `<defs><clipPath id="frame"><path d="M0 0h1200v750H0z"/></clipPath></defs><g clip-path="url(#frame)">`,
    rect(0, 0, 1200, 750, palette.ground),
    motif?.(createRandom(seed), palette) ?? "",
    "</g></svg>\n",
  ].join("");

const paletteAt = (number: number) => PALETTES[number % PALETTES.length] ?? PALETTES[0];

/** A drawing whose neighbours differ; a motif comes back with another palette each time. */
const drawCover = (number: number, seed: string) => {
  const round = Math.floor(number / COVER_MOTIFS.length);
  return drawMotif(COVER_MOTIFS[number % COVER_MOTIFS.length], paletteAt(number + round), seed);
};

/** A company's cover. */
export const drawCompanyCover = (id: number, name: string) =>
  name === SHOWCASE
    ? readFileSync(new URL("harbour.svg", import.meta.url), "utf8")
    : drawCover(id, `cover of ${name}`);

/** The picture of something to read or to watch. */
export const drawEditorialCover = (number: number, slug: string) =>
  drawCover(number, `picture of ${slug}`);

/** The picture of something to listen to: always a sound. */
export const drawEpisodeCover = (number: number, slug: string) =>
  drawMotif(SIGNAL_MOTIFS[0], paletteAt(number), `picture of ${slug}`);
