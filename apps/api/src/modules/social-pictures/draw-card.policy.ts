import { PRODUCT_NAME } from "@devguild/schemas/product";
import sharp, { type OverlayOptions } from "sharp";

import { brandMark, COBALT, INK } from "../../drawing/brand-mark.ts";
import {
  clipped,
  drawableText,
  breakLines,
  textPath,
  measureText,
} from "../../drawing/drawn-text.ts";
import type { SocialCard, SocialKind } from "../social-cards/social-cards.policy.ts";

/** Pixels of a picture, as social networks show it whole. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

const TILES = [
  { ground: "#dce2ff", letters: "#141f73" },
  { ground: "#ffdb8f", letters: "#4d2a00" },
  { ground: "#d8d3c9", letters: "#191713" },
] as const;

const PANEL = { arch: 256, cover: 420 } as const;
const MARGIN = 72;
const TILE = 96;
const LOGO = 72;

/** Sizes of a title with the lines that there is room for, the largest first. */
const TITLES = [
  { size: 76, most: 3 },
  { size: 64, most: 4 },
  { size: 52, most: 5 },
  { size: 44, most: 6 },
] as const;
const LINE_HEIGHT = 1.08;

const UNREADABLE: Record<SocialKind, string> = {
  job: "An open job",
  company: "A company",
  article: "An article",
  video: "A video",
  event: "A live event",
};

/** The pictures of a card, read; null for one that there is none of. */
export type CardPictures = { logo: Uint8Array | null; cover: Uint8Array | null };

/** The title at the largest size that has room for all of it, else cut at the smallest. */
const titleOf = (card: SocialCard, width: number) => {
  const text = drawableText("heading", card.title, UNREADABLE[card.kind]);
  let drawn: { size: number; lines: string[] } = { size: 0, lines: [] };
  for (const { size, most } of TITLES) {
    const { lines, isWhole } = breakLines("heading", text, { size, width, most });
    drawn = { size, lines };
    if (isWhole) break;
  }
  return drawn;
};

// The first letters of the first and the last word, where nobody has a logo.
const initialsOf = (name: string) => {
  const words = name.split(" ").filter(Boolean);
  const [first = "", last = ""] = [words[0], words.length > 1 ? words.at(-1) : ""];
  return (first.slice(0, 1) + last.slice(0, 1)).toUpperCase();
};

const tileOf = (name: string, hasLogo: boolean) => {
  const colours = TILES[name.length % TILES.length] ?? TILES[0];
  const ground = hasLogo ? "#fff" : colours.ground;
  const letters = initialsOf(name);
  const size = 40;
  return [
    `<rect x="${MARGIN}" y="${MARGIN}" width="${TILE}" height="${TILE}" rx="16" fill="${ground}" stroke="${INK.line}" stroke-width="2"/>`,
    hasLogo
      ? ""
      : textPath("heading", letters, {
          x: MARGIN + (TILE - measureText("heading", letters, size)) / 2,
          y: MARGIN + TILE / 2 + size * 0.33,
          size,
          fill: colours.letters,
        }),
  ].join("");
};

/** Whose logo or initials the card shows; null where it is nobody's. */
const ownerOf = ({ kind, over, title }: SocialCard): string | null => {
  if (kind === "job") return drawableText("text", over, PRODUCT_NAME);
  return kind === "company" ? drawableText("text", title, UNREADABLE.company) : null;
};

const headOf = (card: SocialCard, width: number, hasLogo: boolean) => {
  const over = drawableText("text", card.over, PRODUCT_NAME);
  const owner = ownerOf(card);
  const hasTile = owner !== null;
  const indent = hasTile ? TILE + 28 : 0;
  return [
    hasTile ? tileOf(owner, hasLogo) : "",
    textPath("text", clipped("text", over, 34, width - indent), {
      x: MARGIN + indent,
      y: hasTile ? MARGIN + TILE / 2 + 12 : MARGIN + 34,
      size: 34,
      fill: INK.quiet,
    }),
  ].join("");
};

const BRAND = drawableText("heading", PRODUCT_NAME);
const BRAND_SIZE = 30;
const BRAND_MARK = 40;
const BRAND_WIDTH = BRAND_MARK + 12 + measureText("heading", BRAND, BRAND_SIZE);
const FACT_SIZE = 28;
const BETWEEN = "  ·  ";

/** Who shows this and what one wants to know first; the panel with the arch names us already. */
const footOf = (card: SocialCard, width: number, namesUs: boolean) => {
  const baseline = SOCIAL_SIZE.height - MARGIN;
  const indent = namesUs ? BRAND_WIDTH + 40 : 0;
  const facts = card.facts.map((fact) => drawableText("text", fact)).filter(Boolean);
  const room = width - indent;
  // A fact that there is no room for is left out whole, unless it is the only one.
  while (facts.length > 1 && measureText("text", facts.join(BETWEEN), FACT_SIZE) > room)
    facts.pop();
  return [
    `<rect x="${MARGIN}" y="${baseline - 64}" width="${width}" height="2" fill="${INK.line}"/>`,
    namesUs ? brandMark(MARGIN, baseline - 31, BRAND_MARK, INK.text) : "",
    namesUs
      ? textPath("heading", BRAND, {
          x: MARGIN + BRAND_MARK + 12,
          y: baseline,
          size: BRAND_SIZE,
          fill: INK.text,
        })
      : "",
    textPath("text", clipped("text", facts.join(BETWEEN), FACT_SIZE, room), {
      x: MARGIN + indent,
      y: baseline,
      size: FACT_SIZE,
      fill: INK.quiet,
    }),
  ].join("");
};

const archPanel = (left: number) => {
  const side = PANEL.arch - 2 * 52;
  const baseline = SOCIAL_SIZE.height - MARGIN;
  return [
    brandMark(left + 52, baseline - BRAND_SIZE - 28 - side, side, COBALT.arch),
    textPath("heading", BRAND, {
      x: left + (PANEL.arch - measureText("heading", BRAND, BRAND_SIZE)) / 2,
      y: baseline,
      size: BRAND_SIZE,
      fill: COBALT.arch,
    }),
  ].join("");
};

/** A card as SVG; its pictures are laid over it. */
const buildCardSvg = (card: SocialCard, has: { logo: boolean; cover: boolean }): string => {
  const { width, height } = SOCIAL_SIZE;
  const panel = has.cover ? PANEL.cover : PANEL.arch;
  const room = width - panel - 2 * MARGIN;
  const { size, lines } = titleOf(card, room);
  const top = MARGIN + (ownerOf(card) === null ? 40 : TILE) + 36;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${INK.page}"/>`,
    `<rect x="${width - panel}" width="${panel}" height="${height}" fill="${COBALT.panel}"/>`,
    has.cover ? "" : archPanel(width - panel),
    headOf(card, room, has.logo),
    ...lines.map((line, index) =>
      textPath("heading", line, {
        x: MARGIN,
        y: Math.round(top + size * 0.8 + index * size * LINE_HEIGHT),
        size,
        fill: INK.text,
      }),
    ),
    footOf(card, room, has.cover),
    "</svg>",
  ].join("");
};

const MOST_PIXELS = 50_000_000;

// A picture that cannot be read is left out: the card is still a card.
const resized = async (
  bytes: Uint8Array | null,
  box: { width: number; height: number; fit: "cover" | "contain" },
) =>
  bytes &&
  (await sharp(bytes, { limitInputPixels: MOST_PIXELS, density: 144 })
    .resize({ ...box, background: { r: 255, g: 255, b: 255, alpha: 0 } })
    .png()
    .toBuffer()
    .catch(() => null));

/** A card as a PNG of 1200 × 630. Source: docs/product/being-found.md. */
export const drawCard = async (card: SocialCard, pictures: CardPictures): Promise<Uint8Array> => {
  const { width, height } = SOCIAL_SIZE;
  const cover = await resized(pictures.cover, { width: PANEL.cover, height, fit: "cover" });
  const logo = await resized(pictures.logo, { width: LOGO, height: LOGO, fit: "contain" });
  const inset = MARGIN + (TILE - LOGO) / 2;
  const laid: OverlayOptions[] = [
    ...(cover ? [{ input: cover, left: width - PANEL.cover, top: 0 }] : []),
    ...(logo && ownerOf(card) !== null ? [{ input: logo, left: inset, top: inset }] : []),
  ];
  const svg = buildCardSvg(card, { logo: logo !== null, cover: cover !== null });
  return sharp(Buffer.from(svg)).composite(laid).png({ palette: true, quality: 90 }).toBuffer();
};
