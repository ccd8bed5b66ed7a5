import { PRODUCT_NAME } from "@devguild/schemas/product";
import sharp, { type OverlayOptions } from "sharp";

import { brandMark, COBALT, INK } from "../../drawing/brand-mark.ts";
import {
  clipText,
  toDrawableText,
  breakLines,
  textPath,
  measureText,
} from "../../drawing/drawn-text.ts";
import type { SocialCard } from "../social-cards/social-cards.policy.ts";

/** The image size in pixels, which social networks show uncropped. */
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

/** Title sizes with the number of lines that fit, largest first. */
const TITLES = [
  { size: 76, most: 3 },
  { size: 64, most: 4 },
  { size: 52, most: 5 },
  { size: 44, most: 6 },
] as const;
const LINE_HEIGHT = 1.08;

const UNREADABLE: Record<SocialCard["kind"], string> = {
  page: PRODUCT_NAME,
  job: "An open job",
  company: "A company",
  article: "An article",
  video: "A video",
  event: "A live event",
  conference: "A conference",
};

/** The images on a card as bytes; null for missing ones. */
export type CardPictures = { logo: Uint8Array | null; cover: Uint8Array | null };

/** Breaks the title at the largest size at which it fits, or cuts it off at the smallest. */
const layOutTitle = (card: SocialCard, width: number) => {
  const text = toDrawableText("heading", card.title, UNREADABLE[card.kind]);
  let drawn: { size: number; lines: string[] } = { size: 0, lines: [] };
  for (const { size, most } of TITLES) {
    const { lines, isWhole } = breakLines("heading", text, { size, width, most });
    drawn = { size, lines };
    if (isWhole) break;
  }
  return drawn;
};

// The first letters of the first and last word, as a replacement for a missing logo.
const getInitials = (name: string) => {
  const words = name.split(" ").filter(Boolean);
  const [first = "", last = ""] = [words[0], words.length > 1 ? words.at(-1) : ""];
  return (first.slice(0, 1) + last.slice(0, 1)).toUpperCase();
};

const drawTile = (name: string, hasLogo: boolean) => {
  const colours = TILES[name.length % TILES.length] ?? TILES[0];
  const ground = hasLogo ? "#fff" : colours.ground;
  const letters = getInitials(name);
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

/** Returns whose logo or initials the card shows; null if it shows none. */
const getOwner = ({ kind, overline, title }: SocialCard): string | null => {
  if (kind === "job") return toDrawableText("text", overline, PRODUCT_NAME);
  return kind === "company" ? toDrawableText("text", title, UNREADABLE.company) : null;
};

const drawHead = (card: SocialCard, width: number, hasLogo: boolean) => {
  const overline = toDrawableText("text", card.overline, PRODUCT_NAME);
  const owner = getOwner(card);
  const hasTile = owner !== null;
  const indent = hasTile ? TILE + 28 : 0;
  return [
    hasTile ? drawTile(owner, hasLogo) : "",
    textPath("text", clipText("text", overline, 34, width - indent), {
      x: MARGIN + indent,
      y: hasTile ? MARGIN + TILE / 2 + 12 : MARGIN + 34,
      size: 34,
      fill: INK.quiet,
    }),
  ].join("");
};

const BRAND = toDrawableText("heading", PRODUCT_NAME);
const BRAND_SIZE = 30;
const BRAND_MARK = 40;
const BRAND_WIDTH = BRAND_MARK + 12 + measureText("heading", BRAND, BRAND_SIZE);
const FACT_SIZE = 28;
const BETWEEN = "  ·  ";

/** Draws our brand and the facts; without a cover, the arch panel already shows the brand. */
const drawFoot = (card: SocialCard, width: number, showsBrand: boolean) => {
  const baseline = SOCIAL_SIZE.height - MARGIN;
  const indent = showsBrand ? BRAND_WIDTH + 40 : 0;
  const facts = card.facts.map((fact) => toDrawableText("text", fact)).filter(Boolean);
  const room = width - indent;
  // A fact that doesn't fit is left out completely, unless it is the only one.
  while (facts.length > 1 && measureText("text", facts.join(BETWEEN), FACT_SIZE) > room)
    facts.pop();
  return [
    `<rect x="${MARGIN}" y="${baseline - 64}" width="${width}" height="2" fill="${INK.line}"/>`,
    showsBrand ? brandMark(MARGIN, baseline - 31, BRAND_MARK, INK.text) : "",
    showsBrand
      ? textPath("heading", BRAND, {
          x: MARGIN + BRAND_MARK + 12,
          y: baseline,
          size: BRAND_SIZE,
          fill: INK.text,
        })
      : "",
    textPath("text", clipText("text", facts.join(BETWEEN), FACT_SIZE, room), {
      x: MARGIN + indent,
      y: baseline,
      size: FACT_SIZE,
      fill: INK.quiet,
    }),
  ].join("");
};

const drawArchPanel = (left: number) => {
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

/** Builds a card as SVG; its images are composited on top later. */
const buildCardSvg = (card: SocialCard, has: { logo: boolean; cover: boolean }): string => {
  const { width, height } = SOCIAL_SIZE;
  const panel = has.cover ? PANEL.cover : PANEL.arch;
  const room = width - panel - 2 * MARGIN;
  const { size, lines } = layOutTitle(card, room);
  const top = MARGIN + (getOwner(card) === null ? 40 : TILE) + 36;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${INK.page}"/>`,
    `<rect x="${width - panel}" width="${panel}" height="${height}" fill="${COBALT.panel}"/>`,
    has.cover ? "" : drawArchPanel(width - panel),
    drawHead(card, room, has.logo),
    ...lines.map((line, index) =>
      textPath("heading", line, {
        x: MARGIN,
        y: Math.round(top + size * 0.8 + index * size * LINE_HEIGHT),
        size,
        fill: INK.text,
      }),
    ),
    drawFoot(card, room, has.cover),
    "</svg>",
  ].join("");
};

const MAX_PIXELS = 50_000_000;

// An unreadable image is left out; the card works without it.
const resized = async (
  bytes: Uint8Array | null,
  box: { width: number; height: number; fit: "cover" | "contain" },
) =>
  bytes &&
  (await sharp(bytes, { limitInputPixels: MAX_PIXELS, density: 144 })
    .resize({ ...box, background: { r: 255, g: 255, b: 255, alpha: 0 } })
    .png()
    .toBuffer()
    .catch(() => null));

/** Draws a card as a PNG of 1200 × 630. Source: docs/product/being-found.md. */
export const drawCard = async (card: SocialCard, pictures: CardPictures): Promise<Uint8Array> => {
  const { width, height } = SOCIAL_SIZE;
  const cover = await resized(pictures.cover, { width: PANEL.cover, height, fit: "cover" });
  const logo = await resized(pictures.logo, { width: LOGO, height: LOGO, fit: "contain" });
  const inset = MARGIN + (TILE - LOGO) / 2;
  const layers: OverlayOptions[] = [
    ...(cover ? [{ input: cover, left: width - PANEL.cover, top: 0 }] : []),
    ...(logo && getOwner(card) !== null ? [{ input: logo, left: inset, top: inset }] : []),
  ];
  const svg = buildCardSvg(card, { logo: logo !== null, cover: cover !== null });
  return sharp(Buffer.from(svg)).composite(layers).png({ palette: true, quality: 90 }).toBuffer();
};
