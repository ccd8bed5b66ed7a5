import { createRandom } from "../../random.ts";
import { circle, each, ellipse, path, rect } from "./shapes.ts";

const SKINS = [
  "#F3D3B8",
  "#F0C9A8",
  "#E8B48E",
  "#DDA27A",
  "#C98F66",
  "#A56A45",
  "#8A5636",
  "#5E3A26",
];
const HAIRS = ["#191713", "#2E2B26", "#4D2A00", "#7A4300", "#B4AEA2", "#C98A2B"];
/** Background and clothes, with enough contrast between them. */
const PAIRS = [
  ["#DCE2FF", "#2F4BFF"],
  ["#FFDB8F", "#141F73"],
  ["#E9E6DF", "#191713"],
  ["#2F4BFF", "#FFB627"],
  ["#141F73", "#92A3FF"],
  ["#FFB627", "#141F73"],
  ["#92A3FF", "#191713"],
  ["#191713", "#2F4BFF"],
  ["#1B2CA6", "#FFECC4"],
  ["#FFECC4", "#2238D6"],
] as const;

export const HAIR_STYLES = [
  "short",
  "cropped",
  "long",
  "curls",
  "bearded",
  "bun",
  "scarf",
  "bob",
  "bald",
] as const;
export type HairStyle = (typeof HAIR_STYLES)[number];

type Hair = { behind?: (colour: string) => string; over?: (colour: string) => string };

// What is drawn behind and over the head; the face is 120 wide, from y = 96 to 240.
const DRAWN: Record<HairStyle, Hair> = {
  short: {
    over: (colour) =>
      path("M96 160v-10a64 68 0 0 1 128 0v10c-4-14-10-22-18-28h-92c-8 6-14 14-18 28z", colour),
  },
  cropped: {
    over: (colour) => path("M96 150a64 66 0 0 1 128 0c-14-20-34-26-64-26s-50 6-64 26z", colour),
  },
  long: {
    behind: (colour) => path("M78 300V160a82 84 0 0 1 164 0v140h-40V160h-84v140z", colour),
    over: (colour) =>
      path(
        "M92 170c-6-70 30-100 72-100 46 0 74 34 66 100-10-26-14-34-30-48-28 12-62 8-84 0-14 14-18 28-24 48z",
        colour,
      ),
  },
  curls: {
    behind: (colour) =>
      each(9, (index) => {
        const angle = ((index - 4) * 24 * Math.PI) / 180;
        return circle(160 + 78 * Math.sin(angle), 160 - 78 * Math.cos(angle), 34, colour);
      }),
    over: (colour) => path("M104 140a56 52 0 0 1 112 0c-20-12-34-16-56-16s-36 4-56 16z", colour),
  },
  bearded: {
    over: (colour) =>
      path(
        "M98 168v-20a62 66 0 0 1 124 0v20c-6-20-10-32-22-42-40 6-62-4-76-14-14 14-22 32-26 56z",
        colour,
      ) +
      path("M100 186c4 50 30 66 60 66s56-16 60-66c-8 16-22 24-36 24h-48c-14 0-28-8-36-24z", colour),
  },
  bun: {
    behind: (colour) => circle(160, 78, 34, colour),
    over: (colour) =>
      path("M96 154a64 70 0 0 1 128 0c-10-16-20-26-34-30-26 8-58 6-72 2-10 6-16 14-22 28z", colour),
  },
  // A headscarf in the colour of the clothes, drawn instead of hair.
  scarf: {
    behind: (colour) => path("M82 200v-40a78 80 0 0 1 156 0v40a78 100 0 0 1-156 0z", colour),
  },
  bob: {
    behind: (colour) => path("M84 226v-70a76 78 0 0 1 152 0v70h-36v-60h-80v60z", colour),
    over: (colour) =>
      path(
        "M94 168c-4-60 28-90 66-90s70 30 66 90c-8-20-12-30-20-40h-92c-8 10-14 22-20 40z",
        colour,
      ),
  },
  bald: { over: () => ellipse(136, 122, 14, 6, "#FFFFFF33") },
};

const GLASSES =
  '<g fill="none" stroke="#191713" stroke-width="5"><circle cx="136" cy="176" r="20"/><circle cx="184" cy="176" r="20"/><path d="M156 176h8"/></g>';

/** Draws a portrait of 320 by 400 for an arch; the same name always gives the same person. */
export const drawPortrait = (name: string, style: HairStyle) => {
  const random = createRandom(`portrait of ${name}`);
  const [ground, clothes] = random.pick(PAIRS);
  const skin = random.pick(SKINS);
  const hair = random.pick(HAIRS);
  const colour = style === "scarf" ? random.pick(["#FFB627", "#FBFAF8", "#6C82FF"]) : hair;
  const { behind, over } = DRAWN[style];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 400" width="320" height="400" preserveAspectRatio="xMidYMin slice">`,
    rect(0, 0, 320, 400, ground),
    behind?.(colour) ?? "",
    rect(132, 208, 56, 84, skin, 28),
    path("M132 222a28 40 0 0 0 56 0v22a28 24 0 0 1-56 0z", "#00000024"),
    path("M52 408v-32a108 108 0 0 1 216 0v32z", clothes),
    path("M128 268a32 34 0 0 0 64 0z", skin),
    rect(100, 96, 120, 144, skin, 60),
    over?.(colour) ?? "",
    random.chance(0.3) ? GLASSES : "",
    "</svg>\n",
  ].join("");
};
