import { readFileSync } from "node:fs";

import { plainText } from "@devguild/schemas/slugs";
import * as fontkit from "fontkit";

type Face = { font: fontkit.Font; tracking: number };

const loadFace = (file: string, tracking: number): Face => {
  const opened = fontkit.create(readFileSync(new URL(file)));
  if (!("layout" in opened)) throw new Error(`${file} holds several fonts.`);
  return { font: opened, tracking };
};

/** The product's fonts with default axis values: extra bold for headings, regular for text. */
const FACES = {
  heading: loadFace(import.meta.resolve("@devguild/fonts/bricolage.woff2"), -0.02),
  text: loadFace(import.meta.resolve("@devguild/fonts/inter.woff2"), 0),
};
export type FaceName = keyof typeof FACES;

const ALPHABETIC = /\p{L}/u;

const drawnCharacter = ({ font }: Face, character: string) => {
  const has = (text: string) =>
    Array.from(text).every((each) => font.hasGlyphForCodePoint(each.codePointAt(0) ?? 0));
  if (has(character)) return character;
  // Accents that the font lacks are dropped; the base letter stays readable.
  const plain = plainText(character);
  const cased = character === character.toLowerCase() ? plain : plain.toUpperCase();
  return has(cased) ? cased : "";
};

/**
 * Returns a text without what a font can't draw: accents it lacks are removed, emoji and other scripts
 * dropped. Returns `otherwise` if more than half of the letters would be missing.
 */
export const toDrawableText = (name: FaceName, text: string, otherwise = ""): string => {
  const face = FACES[name];
  const drawn = Array.from(text.normalize("NFC"), (each) =>
    /\s/.test(each) ? " " : drawnCharacter(face, each),
  ).join("");
  const letters = (value: string) =>
    Array.from(value).filter((each) => ALPHABETIC.test(each)).length;
  const clean = drawn.replace(/ +/g, " ").trim();
  return letters(clean) * 2 < letters(text) || clean === "" ? otherwise : clean;
};

const layOutGlyphs = ({ font, tracking }: Face, text: string, size: number) => {
  const scale = size / font.unitsPerEm;
  let x = 0;
  return font.layout(text).glyphs.map((glyph, index, all) => {
    const at = x;
    x += glyph.advanceWidth * scale + (index < all.length - 1 ? tracking * size : 0);
    return { glyph, at, end: x };
  });
};

/** Returns the width of a text in px at a font size. */
export const measureText = (name: FaceName, text: string, size: number) =>
  layOutGlyphs(FACES[name], text, size).at(-1)?.end ?? 0;

type Placed = { x: number; y: number; size: number; fill: string };

/** Draws a line of text as SVG paths; `y` is the baseline. */
export const textPath = (name: FaceName, text: string, { x, y, size, fill }: Placed) => {
  const scale = size / FACES[name].font.unitsPerEm;
  const paths = layOutGlyphs(FACES[name], text, size).map(
    ({ glyph, at }) =>
      `<path transform="translate(${(x + at).toFixed(2)} ${y}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`,
  );
  return `<g fill="${fill}">${paths.join("")}</g>`;
};

const ELLIPSIS = "…";

/** Cuts a text off where it exceeds a width. */
export const clipText = (name: FaceName, text: string, size: number, width: number): string => {
  if (measureText(name, text, size) <= width) return text;
  const characters = Array.from(text);
  // Binary search for the longest prefix that fits.
  let [fits, tooLong] = [0, characters.length];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    const part = characters.slice(0, middle).join("").trimEnd() + ELLIPSIS;
    if (measureText(name, part, size) <= width) fits = middle;
    else tooLong = middle;
  }
  return characters.slice(0, fits).join("").trimEnd() + ELLIPSIS;
};

/** Breaks a text into lines of at most `width`; text beyond the last line is cut off. */
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
  const fitting = lines.map((line) => clipText(name, line, size, width));
  return {
    lines: fitting,
    isWhole: fitting.every((line, index) => line === lines[index]) && !rest.length,
  };
};
