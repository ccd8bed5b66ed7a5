import { GEOMETRIC_MARKS } from "./geometric-marks.ts";
import { PICTORIAL_MARKS } from "./pictorial-marks.ts";

const longest = Math.max(GEOMETRIC_MARKS.length, PICTORIAL_MARKS.length);

/** All ways to draw a mark, a shape and a picture by turns. */
export const LOGO_MARKS = Array.from({ length: longest }, (_, index) => index).flatMap((index) =>
  [GEOMETRIC_MARKS[index], PICTORIAL_MARKS[index]].flatMap((mark) => mark ?? []),
);
