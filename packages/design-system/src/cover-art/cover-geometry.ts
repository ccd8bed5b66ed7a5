import { hashText } from "../name-hash/name-hash.ts";

/** A shape of a cover, in a box of 320 × 200. `fill` and `stroke` name a tone of the palette. */
interface CoverShape {
  d: string;
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
}
export interface Cover {
  ground: string;
  shapes: CoverShape[];
}

const WIDTH = 320;
const HEIGHT = 200;

/** The background first, then tones that contrast with it. */
const palettes = [
  ["cobalt-6", "cobalt-9", "white", "marigold-4", "cobalt-3"],
  ["cobalt-9", "cobalt-6", "cobalt-1", "marigold-4", "white"],
  ["marigold-2", "ink-9", "cobalt-6", "marigold-6", "white"],
  ["cobalt-1", "cobalt-6", "ink-9", "marigold-4", "white"],
  ["ink-9", "cobalt-5", "ink-1", "marigold-4", "cobalt-2"],
  ["marigold-4", "ink-9", "cobalt-8", "white", "cobalt-6"],
] as const;

/** Creates a seeded generator of numbers from 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const rect = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}Z`;
type Draw = (tones: readonly string[], random: () => number) => CoverShape[];
const pick = (tones: readonly string[], random: () => number) =>
  tones[Math.floor(random() * tones.length)] ?? "white";

const arches: Draw = (tones, random) => {
  const center = 80 + random() * 160;
  const outer = [170, 130, 90, 50];
  return outer.map((r, index) => ({
    d: `M${center - r} ${HEIGHT}v-40a${r} ${r} 0 0 1 ${2 * r} 0v40Z`,
    fill: tones[index % tones.length] ?? "white",
  }));
};

const rings: Draw = (tones, random) => {
  const [x, y] = [60 + random() * 200, random() < 0.5 ? HEIGHT : 60 + random() * 80];
  const bands: CoverShape[] = [150, 115, 80, 45].map((r, index) => ({
    d: circle(x, y, r),
    stroke: tones[index % tones.length] ?? "white",
    strokeWidth: index === 1 ? 14 : 5,
  }));
  return [...bands, { d: circle(x, y, 16), fill: tones[2] ?? "white" }];
};

const stairs: Draw = (tones, random) => {
  const steps = 6 + Math.floor(random() * 3);
  const width = WIDTH / steps;
  const turned = random() < 0.5;
  return Array.from({ length: steps }, (_, index) => {
    const height = ((turned ? steps - index : index + 1) / (steps + 1)) * HEIGHT;
    return {
      d: rect(index * width, HEIGHT - height, width, height),
      fill: tones[index % 3] ?? "white",
    };
  });
};

const quarters: Draw = (tones, random) =>
  Array.from({ length: 40 }, (_, index) => {
    const [x, y, size] = [(index % 8) * 40, Math.floor(index / 8) * 40, 40];
    const turns = [
      `M${x} ${y}h${size}a${size} ${size} 0 0 1 ${-size} ${size}Z`,
      `M${x + size} ${y}v${size}a${size} ${size} 0 0 1 ${-size} ${-size}Z`,
      `M${x + size} ${y + size}h${-size}a${size} ${size} 0 0 1 ${size} ${-size}Z`,
      `M${x} ${y + size}v${-size}a${size} ${size} 0 0 1 ${size} ${size}Z`,
    ];
    return { d: turns[Math.floor(random() * 4)] ?? "", fill: pick(tones, random) };
  }).filter(() => random() > 0.25);

const waves: Draw = (tones, random) => {
  const lift = 18 + random() * 22;
  return Array.from({ length: 5 }, (_, index) => {
    const y = 60 + index * 32;
    const wave = `M0 ${y}q40 ${-lift} 80 0t80 0t80 0t80 0V${HEIGHT}H0Z`;
    return { d: wave, fill: tones[index % tones.length] ?? "white" };
  });
};

const walls: Draw = (tones, random) =>
  Array.from({ length: 5 }, (_, row) => {
    const shift = row % 2 === 0 ? 0 : -40;
    return Array.from({ length: 5 }, (_, column) => ({
      d: rect(shift + column * 80 + 2, row * 40 + 2, 76, 36),
      fill: random() < 0.55 ? (tones[0] ?? "white") : pick(tones, random),
    }));
  }).flat();

const drawings = [arches, rings, stairs, quarters, waves, walls];

/**
 * Draws a flat picture that depends only on the title. `variant` selects another one, for a page
 * where two titles would look alike.
 */
export function drawCover(title: string, variant = 0): Cover {
  const random = createRandom(hashText(`${title}:${variant}`));
  const [ground, ...tones] = palettes[Math.floor(random() * palettes.length)] ?? palettes[0];
  const draw = drawings[Math.floor(random() * drawings.length)] ?? arches;
  return { ground, shapes: draw(tones, random) };
}
