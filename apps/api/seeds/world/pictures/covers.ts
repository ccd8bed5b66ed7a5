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

const [arcade, voussoirs, strata, stairs, bridge] = STONE_MOTIFS;
const [quilt, ledger, migration, weave, ripples] = PATTERN_MOTIFS;
const [town, stacks, sails, horizon, hills] = HARBOUR_MOTIFS;
const [wave, radar, graph, brackets, wheel] = SIGNAL_MOTIFS;

/**
 * All subjects but the sound wave, which is the podcast's, ordered so that neighbours are of different
 * kinds.
 */
const COVER_MOTIFS: readonly Motif[] = [0, 1, 2, 3, 4]
  .flatMap((index) => kinds.flatMap((kind) => kind[index] ?? []))
  .filter((motif) => motif !== wave);

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
  // Two steps a round: each motif then meets every palette before one comes back.
  return drawMotif(COVER_MOTIFS[number % COVER_MOTIFS.length], paletteAt(number + 2 * round), seed);
};

/** Draws a company's cover. */
export const drawCompanyCover = (id: number, name: string) =>
  name === SHOWCASE
    ? readFileSync(new URL("harbour.svg", import.meta.url), "utf8")
    : drawCover(id, `cover of ${name}`);

/** Draws the cover of a story, an event or an ad. */
export const drawEditorialCover = (number: number, slug: string) =>
  drawCover(number, `picture of ${slug}`);

/** The motifs that suit a topic. */
const MOTIFS_BY_TOPIC: Record<string, readonly Motif[]> = {
  Careers: [stairs, horizon, bridge],
  "Cloud and operations": [radar, wheel, stacks],
  Community: [town, quilt, arcade],
  "Data and AI": [strata, ledger, graph],
  Engineering: [voussoirs, migration, brackets],
  Hiring: [arcade, bridge, sails],
  "Languages and frameworks": [brackets, weave, graph],
  "Working life": [hills, ripples, horizon],
};
/** How many covers in a row differ: as many as a page of a list shows. */
const DIFFERENT_IN_A_ROW = 13;

/**
 * Chooses motifs for a list, in the order in which it is shown: each suits the topic where possible,
 * and none is repeated on a page.
 */
export const chooseMotifs = (topics: readonly string[]) => {
  const chosen: (Motif | undefined)[] = [];
  for (const [index, topic] of topics.entries()) {
    const onPage = new Set(chosen.slice(Math.max(0, index - DIFFERENT_IN_A_ROW + 1)));
    // Starts elsewhere each time, so that the first motifs aren't used more than the others.
    const others = [...COVER_MOTIFS.slice(index % COVER_MOTIFS.length), ...COVER_MOTIFS];
    const suitable = [...(MOTIFS_BY_TOPIC[topic] ?? []), ...others];
    chosen.push(suitable.find((motif) => !onPage.has(motif)));
  }
  return chosen;
};

/** Draws the covers of a list, by slug. */
export const drawCoversInOrder = (items: readonly { slug: string; topic?: string }[]) => {
  const motifs = chooseMotifs(items.map(({ topic = "" }) => topic));
  return new Map(
    items.map(({ slug }, index) => {
      const palette = paletteAt(index + Math.floor(index / PALETTES.length));
      return [slug, drawMotif(motifs[index], palette, `picture of ${slug}`)] as const;
    }),
  );
};

/** Draws the cover of a podcast episode: always a sound wave. */
export const drawEpisodeCover = (number: number, slug: string) =>
  drawMotif(wave, paletteAt(number), `picture of ${slug}`);
