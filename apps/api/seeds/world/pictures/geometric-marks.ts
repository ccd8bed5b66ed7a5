import { CENTRE, type Mark, WHITE } from "./mark.ts";
import {
  circle,
  each,
  line,
  path,
  polar,
  polygon,
  quarter,
  rect,
  stone,
  turned,
} from "./shapes.ts";

const bars: Mark = (random, deep, light) => {
  const lengths = random.shuffled([30, 22, 14, 26]);
  const soft = random.int(0, 3);
  return turned(
    random.pick([0, -90]),
    CENTRE,
    CENTRE,
    each(4, (row) =>
      rect(9, 9 + row * 8, lengths[row] ?? 20, 5.6, row === soft ? light : deep, 2.8),
    ),
  );
};

const grid: Mark = (random, deep, light) => {
  const special = random.int(0, 8);
  const round = random.chance(0.5);
  return each(9, (cell) => {
    const [x, y] = [9 + (cell % 3) * 11, 9 + Math.floor(cell / 3) * 11];
    const fill = cell === special ? light : deep;
    return round !== (cell === special)
      ? circle(x + 4, y + 4, 4.2, fill)
      : rect(x, y, 8.2, 8.2, fill, 1.5);
  });
};

const hexagon: Mark = (random, deep, light) => {
  const outer = polygon(
    Array.from({ length: 6 }, (_, side) => polar(CENTRE, CENTRE, 17.5, side * 60)),
    deep,
  );
  const inside = random.pick([
    circle(CENTRE, CENTRE, 6.5, light),
    polygon(
      [
        polar(CENTRE, CENTRE, 9.5, 0),
        polar(CENTRE, CENTRE, 9.5, 120),
        polar(CENTRE, CENTRE, 9.5, 240),
      ],
      light,
    ),
    polygon(
      Array.from({ length: 6 }, (_, side) => polar(CENTRE, CENTRE, 8, side * 60)),
      WHITE,
    ),
    line(
      [polar(CENTRE, CENTRE, 17.5, 60), [CENTRE, CENTRE], polar(CENTRE, CENTRE, 17.5, 300)],
      WHITE,
      3,
    ) + line([[CENTRE, CENTRE], polar(CENTRE, CENTRE, 17.5, 180)], WHITE, 3),
  ]);
  return outer + inside;
};

const slants: Mark = (random, deep, light) => {
  const lift = random.int(8, 12);
  return (
    polygon(
      [
        [7, 37],
        [19, 11],
        [26, 11],
        [14, 37],
      ],
      deep,
    ) +
    polygon(
      [
        [20, 37],
        [20 + lift, 11 + lift],
        [27 + lift, 11 + lift],
        [27, 37],
      ],
      light,
    ) +
    (random.chance(0.5) ? circle(38, 14, 3.6, deep) : "")
  );
};

const split: Mark = (random, deep, light) =>
  turned(
    random.pick([0, 45, 90, 135]),
    CENTRE,
    CENTRE,
    circle(CENTRE, CENTRE, 16, deep),
    random.chance(0.5)
      ? path("M24 8a16 16 0 0 1 0 32c9-8-9-23 0-32z", light)
      : path("M24 8a16 16 0 0 1 0 32z", light),
  );

const tiles: Mark = (random, deep, light) => {
  const first = random.pick([13, 17]);
  const second = 30 - first;
  return (
    rect(8, 8, first, 14, deep, 3) +
    rect(11 + first, 8, 29 - first, 14, light, 3) +
    rect(8, 25, second, 15, deep, 3) +
    rect(11 + second, 25, 29 - second, 15, deep, 3)
  );
};

const rings: Mark = (random, deep, light) => {
  const gap = random.int(0, 3) * 90;
  return (
    stone(CENTRE, CENTRE, 12.5, 17, gap + 40, gap + 320, deep) +
    stone(CENTRE, CENTRE, 5.5, 9.5, gap - 140, gap + 140, light) +
    (random.chance(0.4) ? circle(CENTRE, CENTRE, 2.6, deep) : "")
  );
};

const chevrons: Mark = (random, deep, light) =>
  turned(
    random.pick([0, 90, 180, -90]),
    CENTRE,
    CENTRE,
    line(
      [
        [11, 22],
        [24, 10],
        [37, 22],
      ],
      deep,
      5.4,
    ),
    line(
      [
        [11, 32],
        [24, 20],
        [37, 32],
      ],
      light,
      5.4,
    ),
    line(
      [
        [11, 42],
        [24, 30],
        [37, 42],
      ],
      deep,
      5.4,
    ),
  );

const quilt: Mark = (random, deep, light) =>
  each(4, (cell) => {
    const [x, y] = [8 + (cell % 2) * 16, 8 + Math.floor(cell / 2) * 16];
    return cell === 3 && random.chance(0.4)
      ? circle(x + 8, y + 8, 7, light)
      : quarter(x, y, 16, random.int(0, 3), cell % 3 === 0 ? deep : light);
  });

const slice: Mark = (random, deep, light) => {
  const from = random.int(0, 3) * 90;
  const size = random.pick([60, 90, 120]);
  const [dx, dy] = polar(0, 0, 3, from + size / 2);
  return (
    stone(CENTRE, CENTRE, 0.1, 16, from + size, from + 360, deep) +
    stone(CENTRE + dx, CENTRE + dy, 0.1, 16, from, from + size, light)
  );
};

const overlap: Mark = (random, deep, light) =>
  turned(
    random.pick([0, 45, 90, -45]),
    CENTRE,
    CENTRE,
    circle(18, CENTRE, 11, deep),
    circle(30, CENTRE, 11, light),
    path("M24 14.8a11 11 0 0 1 0 18.4a11 11 0 0 1 0-18.4z", WHITE),
  );

const diamond: Mark = (random, deep, light) =>
  turned(
    random.pick([0, 90, 180]),
    CENTRE,
    CENTRE,
    polygon(
      [
        [24, 6],
        [42, 24],
        [24, 42],
        [6, 24],
      ],
      deep,
    ),
    polygon(
      [
        [24, 6],
        [42, 24],
        [24, 24],
      ],
      light,
    ),
    polygon(
      [
        [24, 24],
        [24, 42],
        [6, 24],
      ],
      light,
    ),
  );

const cross: Mark = (random, deep, light) =>
  turned(
    random.pick([0, 45]),
    CENTRE,
    CENTRE,
    rect(19, 7, 10, 34, deep, 5),
    rect(7, 19, 34, 10, deep, 5),
    circle(CENTRE, CENTRE, 3.6, light),
  );

/** Abstract marks. */
export const GEOMETRIC_MARKS = [
  bars,
  grid,
  hexagon,
  slants,
  split,
  tiles,
  rings,
  chevrons,
  quilt,
  slice,
  overlap,
  diamond,
  cross,
] as const;
