import type { Random } from "../../random.ts";

/** Draws a mark on the 48 grid in a deep colour and a light one of its family. */
export type Mark = (random: Random, deep: string, light: string) => string;

export const CENTRE = 24;
export const WHITE = "#fff";
