const INK = [
  "#FBFAF8",
  "#F4F2EE",
  "#E9E6DF",
  "#D8D3C9",
  "#B4AEA2",
  "#8A8478",
  "#6B665C",
  "#4B473F",
  "#2E2B26",
  "#191713",
] as const;
const COBALT = [
  "#EEF1FF",
  "#DCE2FF",
  "#B9C4FF",
  "#92A3FF",
  "#6C82FF",
  "#4A64FF",
  "#2F4BFF",
  "#2238D6",
  "#1B2CA6",
  "#141F73",
] as const;
const MARIGOLD = [
  "#FFF7E6",
  "#FFECC4",
  "#FFDB8F",
  "#FFC858",
  "#FFB627",
  "#F5A000",
  "#D67A00",
] as const;

/** The colours of a cover: the background, tones that stand out from it, and an accent. */
export interface Palette {
  ground: string;
  /** The floor or the shadow side: close to the ground colour. */
  base: string;
  /** From the strongest to the softest. */
  tones: readonly [string, string, string, string];
  line: string;
  pale: string;
  accent: string;
}

export const PALETTES: readonly [Palette, ...Palette[]] = [
  {
    ground: INK[1],
    base: INK[2],
    tones: [COBALT[9], COBALT[6], INK[9], COBALT[3]],
    line: INK[9],
    pale: MARIGOLD[2],
    accent: MARIGOLD[4],
  },
  {
    ground: COBALT[9],
    base: COBALT[8],
    tones: [COBALT[6], COBALT[3], COBALT[7], COBALT[2]],
    line: COBALT[3],
    pale: INK[0],
    accent: MARIGOLD[4],
  },
  {
    ground: MARIGOLD[2],
    base: MARIGOLD[3],
    tones: [INK[9], COBALT[6], COBALT[9], MARIGOLD[5]],
    line: INK[9],
    pale: MARIGOLD[0],
    accent: MARIGOLD[6],
  },
  {
    ground: COBALT[6],
    base: COBALT[7],
    tones: [COBALT[9], COBALT[2], COBALT[8], INK[0]],
    line: COBALT[2],
    pale: INK[0],
    accent: MARIGOLD[4],
  },
  {
    ground: INK[9],
    base: INK[8],
    tones: [COBALT[6], COBALT[3], COBALT[8], COBALT[1]],
    line: COBALT[3],
    pale: INK[0],
    accent: MARIGOLD[4],
  },
  {
    ground: COBALT[1],
    base: COBALT[2],
    tones: [COBALT[9], COBALT[6], COBALT[8], COBALT[4]],
    line: INK[9],
    pale: INK[0],
    accent: MARIGOLD[4],
  },
  {
    ground: MARIGOLD[4],
    base: MARIGOLD[5],
    tones: [INK[9], COBALT[9], COBALT[6], MARIGOLD[1]],
    line: INK[9],
    pale: MARIGOLD[1],
    accent: INK[0],
  },
  {
    ground: INK[2],
    base: INK[3],
    tones: [INK[9], COBALT[9], COBALT[6], INK[4]],
    line: INK[9],
    pale: INK[0],
    accent: MARIGOLD[4],
  },
];
