import { HARBOUR_MOTIFS } from "./harbour-motifs.ts";
import { PATTERN_MOTIFS } from "./pattern-motifs.ts";
import { SIGNAL_MOTIFS } from "./signal-motifs.ts";
import { STONE_MOTIFS } from "./stone-motifs.ts";

const kinds = [STONE_MOTIFS, PATTERN_MOTIFS, HARBOUR_MOTIFS, SIGNAL_MOTIFS] as const;

/** Twenty subjects; neighbours are of different kinds. */
export const COVER_MOTIFS = [0, 1, 2, 3, 4].flatMap((index) =>
  kinds.flatMap((kind) => kind[index] ?? []),
);
