import { type Motif, toneAt, WIDTH } from "./motif.ts";
import { circle, each, line, polar, rect, ring, stone, turned } from "./shapes.ts";

/** A sound wave, loudest in the middle. */
const signal: Motif = (random, palette) => {
  const count = random.int(19, 27);
  const step = 1080 / count;
  const loud = random.int(Math.floor(count * 0.35), Math.floor(count * 0.65));
  return each(count, (index) => {
    const distance = Math.abs(index - loud) / count;
    const height = Math.max(44, (1 - distance * 1.6) * 520 * (0.45 + random.next() * 0.55));
    const fill =
      Math.abs(index - loud) <= 1
        ? palette.accent
        : toneAt(palette, distance < 0.2 ? 1 : distance < 0.38 ? 0 : 2);
    return rect(60 + index * step, 375 - height / 2, step * 0.58, height, fill, step * 0.29);
  });
};

/** Rings of a radar station. */
const radar: Motif = (random, palette) => {
  const heading = random.int(-35, 35);
  const arcs = [620, 500, 380, 260, 140]
    .map((radius, index) =>
      ring(600, 690, radius, index % 2 ? palette.tones[1] : palette.pale, index === 2 ? 24 : 9),
    )
    .join("");
  const [x, y] = polar(600, 690, 620, heading + 14);
  return (
    stone(600, 690, 1, 660, heading - 26, heading + 26, palette.tones[2]) +
    arcs +
    stone(600, 690, 368, 392, heading - 20, heading + 20, palette.accent) +
    circle(x, y, 27, palette.accent) +
    circle(600, 690, 48, palette.pale) +
    rect(0, 690, WIDTH, 60, palette.line)
  );
};

/** Connected services. */
const graph: Motif = (random, palette) => {
  const nodes = Array.from({ length: 9 }, (_, index) => {
    const [column, row] = [index % 3, Math.floor(index / 3)];
    return [
      230 + column * 370 + random.int(-90, 90),
      150 + row * 225 + random.int(-55, 55),
    ] as const;
  });
  const edges = [
    [0, 1],
    [1, 2],
    [0, 3],
    [1, 4],
    [2, 5],
    [3, 4],
    [4, 5],
    [3, 6],
    [4, 7],
    [5, 8],
    [6, 7],
    [7, 8],
    [0, 4],
    [4, 8],
  ] as const;
  const visible = edges.filter(([a, b]) => a === 4 || b === 4 || random.chance(0.7));
  const at = (index: number) => nodes[index] ?? ([600, 375] as const);
  return (
    visible.map(([a, b]) => line([at(a), at(b)], palette.line, 7)).join("") +
    nodes
      .map(([x, y], index) =>
        index === 4
          ? circle(x, y, 96, palette.accent) + circle(x, y, 40, palette.ground)
          : circle(
              x,
              y,
              random.int(26, 58),
              index % 3 === 0 ? palette.pale : toneAt(palette, index),
            ),
      )
      .join("")
  );
};

/** Nested brackets. */
const brackets: Motif = (random, palette) => {
  const depth = random.int(3, 5);
  const gap = 330 / depth;
  const drawn = each(depth, (index) => {
    const reach = 330 - index * gap;
    const fill = toneAt(palette, index);
    return (
      line(
        [
          [540, 375 - reach],
          [540 - reach, 375],
          [540, 375 + reach],
        ],
        fill,
        gap * 0.5,
      ) +
      line(
        [
          [660, 375 - reach],
          [660 + reach, 375],
          [660, 375 + reach],
        ],
        fill,
        gap * 0.5,
      )
    );
  });
  return (
    drawn +
    (random.chance(0.5)
      ? turned(45, 600, 375, rect(566, 341, 68, 68, palette.accent))
      : circle(600, 375, 42, palette.accent))
  );
};

/** A wheel of stones in rings. */
const wheel: Motif = (random, palette) => {
  const parts = random.pick([8, 10, 12, 16]);
  const radii = [330, 250, 172, 96];
  const stones = radii
    .slice(0, 3)
    .map((outer, level) =>
      each(parts, (index) => {
        const angle = 360 / parts;
        const fill =
          level === 2
            ? index % 2
              ? palette.accent
              : palette.pale
            : toneAt(palette, index + level);
        return stone(
          600,
          375,
          (radii[level + 1] ?? 96) + 7,
          outer,
          index * angle + 0.9 + level * (angle / 2),
          (index + 1) * angle - 0.9 + level * (angle / 2),
          fill,
        );
      }),
    )
    .join("");
  return stones + circle(600, 375, 62, palette.tones[0]) + circle(600, 375, 34, palette.accent);
};

/** Signals between machines. */
export const SIGNAL_MOTIFS = [signal, radar, graph, brackets, wheel] as const;
