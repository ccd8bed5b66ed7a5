import { PRODUCT_NAME } from "@devguild/schemas/product";
import sharp from "sharp";

import { brandMark, COBALT } from "../../drawing/brand-mark.ts";
import { toDrawableText, breakLines, textPath } from "../../drawing/drawn-text.ts";

/** Side length in pixels, the minimum that podcast apps accept. */
const SIDE = 1400;
const MARGIN = 120;

/** Draws the podcast's cover as a square PNG. Source: docs/product/feeds.md. */
export const drawPodcast = (title: string): Promise<Uint8Array> => {
  const box = { size: 190, width: SIDE - 2 * MARGIN, most: 3 };
  const { lines } = breakLines("heading", toDrawableText("heading", title, "Podcast"), box);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">`,
    `<rect width="${SIDE}" height="${SIDE}" fill="${COBALT.panel}"/>`,
    ...lines.map((line, index) =>
      textPath("heading", line, {
        x: MARGIN,
        y: MARGIN + 160 + index * 196,
        size: box.size,
        fill: "#ffffff",
      }),
    ),
    textPath("heading", toDrawableText("heading", PRODUCT_NAME), {
      x: MARGIN,
      y: SIDE - MARGIN,
      size: 72,
      fill: COBALT.arch,
    }),
    brandMark(SIDE - MARGIN - 520, SIDE - MARGIN - 470, 520, COBALT.arch),
    "</svg>",
  ].join("");
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 90 }).toBuffer();
};
