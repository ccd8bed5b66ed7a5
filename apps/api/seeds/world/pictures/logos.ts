import { createRandom } from "../../random.ts";
import { HAND_DRAWN } from "./hand-drawn-logos.ts";
import { GEOMETRIC_MARKS } from "./geometric-marks.ts";
import { PICTORIAL_MARKS } from "./pictorial-marks.ts";

const longest = Math.max(GEOMETRIC_MARKS.length, PICTORIAL_MARKS.length);

/** All marks, alternating between geometric and pictorial ones. */
const LOGO_MARKS = Array.from({ length: longest }, (_, index) => index).flatMap((index) =>
  [GEOMETRIC_MARKS[index], PICTORIAL_MARKS[index]].flatMap((mark) => mark ?? []),
);

/** Pairs of a deep colour that is readable on white, and a lighter shade of it. */
const COLOURS: readonly (readonly [deep: string, light: string])[] = [
  ["#0B5F6B", "#8FCBD2"],
  ["#7A2E8C", "#D9B6E3"],
  ["#C2410C", "#FDBA8C"],
  ["#1D6FD1", "#A9CDF5"],
  ["#B8890B", "#EBD48A"],
  ["#1B6B45", "#9AD1B3"],
  ["#E0492F", "#F6B3A6"],
  ["#4338CA", "#A5A0EE"],
  ["#BE185D", "#F3B4D0"],
  ["#3F6212", "#A3C46B"],
  ["#334155", "#A9B6C8"],
  ["#0F766E", "#86D0C8"],
  ["#0369A1", "#7DD3FC"],
  ["#9A3412", "#FED7AA"],
  ["#4D7C0F", "#C8E68A"],
  ["#15803D", "#96DDB0"],
  ["#9F1239", "#F5A9BC"],
  ["#6D28D9", "#CDB5F7"],
  ["#92400E", "#F3CC8B"],
  ["#155E75", "#9BD3E3"],
  ["#B91C1C", "#F5B0B0"],
  ["#3730A3", "#B3B5F2"],
  ["#191713", "#FFB627"],
];

/**
 * Draws a company's logo on a 48 × 48 grid. Mark and colour are derived from the id, so that no two
 * look the same.
 */
export const drawLogo = (id: number, name: string) => {
  const random = createRandom(`logo of ${name}`);
  const mark = LOGO_MARKS[id % LOGO_MARKS.length];
  const [deep, light] = COLOURS[(id * 7) % COLOURS.length] ?? ["#191713", "#FFB627"];
  const drawing = HAND_DRAWN[name] ?? mark?.(random, deep, light) ?? "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">${drawing}</svg>\n`;
};
