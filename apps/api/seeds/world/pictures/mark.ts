import type { Random } from "../../random.ts";

/** Draws a mark on a 48 × 48 grid, in a deep colour and a lighter shade of it. */
export type Mark = (random: Random, deep: string, light: string) => string;

export const CENTRE = 24;
export const WHITE = "#fff";
