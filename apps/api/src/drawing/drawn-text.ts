import { readFileSync } from "node:fs";

import { plainText } from "@devguild/schemas/slugs";
import * as fontkit from "fontkit";

type Face = { font: fontkit.Font; tracking: number };

const faceOf = (file: string, tracking: number): Face => {
  const opened = fontkit.create(readFileSync(new URL(file)));
  if (!("layout" in opened)) throw new Error(`${file} holds several fonts.`);
  return { font: opened, tracking };
};

/** The product's fonts as they are without an axis set: headings extra bold, text regular. */
const FACES = {
  heading: faceOf(import.meta.resolve("@devguild/fonts/bricolage.woff2"), -0.02),
  text: faceOf(import.meta.resolve("@devguild/fonts/inter.woff2"), 0),
};
export type FaceName = keyof typeof FACES;

const ALPHABETIC = /\p{L}/u;

const drawnCharacter = ({ font }: Face, character: string) => {
  const has = (text: string) =>
    Array.from(text).every((each) => font.hasGlyphForCodePoint(each.codePointAt(0) ?? 0));
  if (has(character)) return character;
  // An accent that the font lacks is left out; the letter below it is still read.
  const plain = plainText(character);
  const cased = character === character.toLowerCase() ? plain : plain.toUpperCase();
  return has(cased) ? cased : "";
};

/**
 * A text as far as a face can draw it: letters without accents that it lacks, and neither emoji nor other
 * scripts; `otherwise` where more than half of the letters would be missing.
 */
export const drawableText = (name: FaceName, text: string, otherwise = ""): string => {
  const face = FACES[name];
  const drawn = Array.from(text.normalize("NFC"), (each) =>
    /\s/.test(each) ? " " : drawnCharacter(face, each),
  ).join("");
  const letters = (value: string) =>
    Array.from(value).filter((each) => ALPHABETIC.test(each)).length;
  const clean = drawn.replace(/ +/g, " ").trim();
  return letters(clean) * 2 < letters(text) || clean === "" ? otherwise : clean;
};

const glyphsOf = ({ font, tracking }: Face, text: string, size: number) => {
  const scale = size / font.unitsPerEm;
  let x = 0;
  return font.layout(text).glyphs.map((glyph, index, all) => {
    const at = x;
    x += glyph.advanceWidth * scale + (index < all.length - 1 ? tracking * size : 0);
    return { glyph, at, end: x };
  });
};

/** How wide a text is, in px at a size. */
export const measureText = (name: FaceName, text: string, size: number) =>
  glyphsOf(FACES[name], text, size).at(-1)?.end ?? 0;

type Placed = { x: number; y: number; size: number; fill: string };

/** A line of text as SVG paths; `y` is where it stands. */
export const textPath = (name: FaceName, text: string, { x, y, size, fill }: Placed) => {
  const scale = size / FACES[name].font.unitsPerEm;
  const paths = glyphsOf(FACES[name], text, size).map(
    ({ glyph, at }) =>
      `<path transform="translate(${(x + at).toFixed(2)} ${y}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`,
  );
  return `<g fill="${fill}">${paths.join("")}</g>`;
};

const ELLIPSIS = "…";

/** A text cut where it no longer fits a width. */
export const clipped = (name: FaceName, text: string, size: number, width: number): string => {
  if (measureText(name, text, size) <= width) return text;
  const characters = Array.from(text);
  // Halving finds the longest beginning that fits.
  let [fits, tooLong] = [0, characters.length];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    const part = characters.slice(0, middle).join("").trimEnd() + ELLIPSIS;
    if (measureText(name, part, size) <= width) fits = middle;
    else tooLong = middle;
  }
  return characters.slice(0, fits).join("").trimEnd() + ELLIPSIS;
};

/** A text in lines of at most a width; what is left after the last line is cut off. */
export const breakLines = (
  name: FaceName,
  text: string,
  { size, width, most }: { size: number; width: number; most: number },
): { lines: string[]; isWhole: boolean } => {
  const lines: string[] = [];
  let rest = text.split(" ");
  while (rest.length > 0 && lines.length < most) {
    let count = 1;
    while (
      count < rest.length &&
      measureText(name, rest.slice(0, count + 1).join(" "), size) <= width
    )
      count += 1;
    lines.push(rest.slice(0, count).join(" "));
    rest = rest.slice(count);
  }
  const last = lines.length - 1;
  if (rest.length > 0) lines[last] = `${lines[last]} ${rest.join(" ")}`;
  const fitting = lines.map((line) => clipped(name, line, size, width));
  return {
    lines: fitting,
    isWhole: fitting.every((line, index) => line === lines[index]) && !rest.length,
  };
};
