import sharp from "sharp";
import { expect, test } from "vitest";

import { toDrawableText, breakLines, measureText } from "../../drawing/drawn-text.ts";
import type { SocialCard } from "../social-cards/social-cards.policy.ts";
import { drawCard, SOCIAL_SIZE } from "./draw-card.policy.ts";

const card: SocialCard = {
  kind: "job",
  id: 1,
  overline: "Nimbrel",
  title: "Platform Engineer",
  facts: ["Hamburg or remote, Germany", "€78,000–€96,000 a year"],
  logo: null,
  cover: null,
};
const company: SocialCard = {
  kind: "company",
  id: 1,
  overline: "Logistics",
  title: "Tidewerk",
  facts: ["Hamburg, Germany", "201–500 people"],
  logo: null,
  cover: null,
};
const NOTHING = { logo: null, cover: null };
const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="28"/></svg>',
);
const LONG = "Principal Engineer of Distributed Container Scheduling and Everything that Moves "
  .repeat(3)
  .slice(0, 200);

const PANEL = 256;
const MARGIN = 72;

/** Returns whether the margins are empty: between the text and the panel, and above and below the text. */
const keepsItsMargins = async (picture: Uint8Array) => {
  const { width, height } = SOCIAL_SIZE;
  const textEnd = width - PANEL - MARGIN;
  for (const region of [
    { left: textEnd + 4, top: 0, width: MARGIN - 8, height },
    { left: 0, top: 0, width: MARGIN - 4, height },
    { left: 0, top: 0, width: textEnd, height: MARGIN - 4 },
    { left: 0, top: height - MARGIN + 12, width: textEnd, height: MARGIN - 12 },
    // Between the title and the line above the facts.
    { left: MARGIN, top: height - MARGIN - 70, width: textEnd - MARGIN, height: 4 },
  ]) {
    const cut = await sharp(picture).extract(region).toBuffer();
    const { channels } = await sharp(cut).stats();
    if (channels.slice(0, 3).some(({ min, max }) => max - min > 2)) return false;
  }
  return true;
};

test.each([
  ["of a few words", card],
  ["of 200 characters", { ...card, title: LONG, overline: LONG, facts: [LONG, LONG] }],
  ["of one endless word", { ...card, title: "W".repeat(200), overline: "W".repeat(200) }],
  ["with emoji and accents", { ...card, title: "🚀 Łódź: Señor Développeur 🎉 C++/C#" }],
  ["of another script", { ...card, title: "مهندس منصات أول", overline: "שלום", facts: ["東京"] }],
  ["of a company", company],
  ["of a company without letters", { ...company, title: "東京", overline: "", facts: [] }],
  ["of nothing", { ...card, title: "", overline: "", facts: [] }],
])("a title %s is drawn within its box", async (_, drawn) => {
  const picture = await drawCard(drawn, NOTHING);
  const { format, width, height } = await sharp(picture).metadata();
  expect({ format, width, height }).toEqual({ format: "png", ...SOCIAL_SIZE });
  expect(picture.length).toBeLessThan(150_000);
  expect(await keepsItsMargins(picture)).toBe(true);
});

test.each([
  ["job", card],
  ["company", company],
])(
  "a %s's logo is drawn in its tile; one that cannot be read is replaced by initials",
  async (_, drawn) => {
    const plain = await drawCard(drawn, NOTHING);
    const withLogo = await drawCard(drawn, { ...NOTHING, logo: LOGO });
    const withRubbish = await drawCard(drawn, { ...NOTHING, logo: Buffer.from("no picture") });
    expect(Buffer.from(withLogo).equals(plain)).toBe(false);
    expect(Buffer.from(withRubbish).equals(plain)).toBe(true);
  },
);

test("an article's cover fills the panel", async () => {
  const cover = await sharp({
    create: { width: 1600, height: 900, channels: 3, background: "#ff0000" },
  })
    .jpeg()
    .toBuffer();
  const picture = await drawCard({ ...card, kind: "article" }, { logo: null, cover });
  const { channels } = await sharp(
    await sharp(picture).extract({ left: 790, top: 10, width: 400, height: 610 }).toBuffer(),
  ).stats();
  expect(channels.map(({ mean }) => Math.round(mean / 100))).toEqual([3, 0, 0]);
});

test.each([
  ["Łódź", "Lódz"],
  ["Ünïcødé", "Ünïcødé"],
  ["Staff 🚀 Engineer", "Staff Engineer"],
  ["  two \n lines ", "two lines"],
  ["Инженер Go", "A job"],
  ["🎉🎉", "A job"],
  ["", "A job"],
  ["C++ & C#", "C++ & C#"],
])("%s is drawn as %s", (text, drawn) => {
  expect(toDrawableText("heading", text, "A job")).toBe(drawn);
});

test("lines are never wider than their box, and show whether something was cut", () => {
  const box = { size: 52, width: 700, most: 3 };
  for (const text of [LONG, "W".repeat(200), "short", "a ".repeat(99).trim()]) {
    const { lines } = breakLines("heading", text, box);
    expect(lines.length).toBeLessThanOrEqual(box.most);
    for (const line of lines)
      expect(measureText("heading", line, box.size)).toBeLessThanOrEqual(box.width);
  }
  expect(breakLines("heading", "short", box)).toEqual({ lines: ["short"], isWhole: true });
  expect(breakLines("heading", LONG, box)).toMatchObject({
    lines: [expect.anything(), expect.anything(), expect.stringMatching(/…$/)],
    isWhole: false,
  });
});
