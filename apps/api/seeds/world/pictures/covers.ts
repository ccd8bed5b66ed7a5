import { readFileSync } from "node:fs";

import { randomOf } from "../../random.ts";
import { SHOWCASE } from "../companies.ts";
import { COVER_MOTIFS } from "./cover-motifs.ts";
import { PALETTES } from "./palette.ts";
import { rect } from "./shapes.ts";

/** A company's cover, 1200 by 750, its subject in the middle so that it can be cropped. */
export const coverOf = (id: number, name: string) => {
  if (name === SHOWCASE) return readFileSync(new URL("harbour.svg", import.meta.url), "utf8");
  const motif = COVER_MOTIFS[id % COVER_MOTIFS.length];
  // A motif comes back with another palette each time.
  const palette =
    PALETTES[(id + Math.floor(id / COVER_MOTIFS.length)) % PALETTES.length] ?? PALETTES[0];
  const drawing = motif?.(randomOf(`cover of ${name}`), palette);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 750" width="1200" height="750" preserveAspectRatio="xMidYMid slice">`,
    `<defs><clipPath id="frame"><path d="M0 0h1200v750H0z"/></clipPath></defs><g clip-path="url(#frame)">`,
    rect(0, 0, 1200, 750, palette.ground),
    drawing ?? "",
    "</g></svg>\n",
  ].join("");
};
