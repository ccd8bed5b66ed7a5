import { CENTRE, type Mark, WHITE } from "./mark.ts";
import {
  arch,
  circle,
  each,
  ellipse,
  path,
  polar,
  polygon,
  rect,
  stroke,
  turned,
} from "./shapes.ts";

const gate: Mark = (random, deep, light) =>
  arch(9, 30, 9, 39, deep) +
  arch(16.5, 15, 17 + random.int(0, 2), 39, WHITE) +
  (random.chance(0.5) ? circle(CENTRE, 33, 4.2, light) : rect(9, 35.5, 30, 3.5, light));

const sunrise: Mark = (random, deep, light) => {
  const rays = random.int(2, 3);
  return (
    path("M8 25a16 16 0 0 1 32 0z", deep) +
    each(rays, (row) =>
      rect(8 + row * 4, 28 + row * 5, 32 - row * 8, 3.3, row % 2 ? deep : light, 1.65),
    )
  );
};

const hills: Mark = (random, deep, light) =>
  circle(random.int(15, 33), 15, 4.8, light) +
  path("M6 38C10 26 15 21 20 21s8 6 11 11c2-3 4-5 6-5 3 0 5 5 6 11z", deep);

const house: Mark = (random, deep, light) =>
  path("M8 25L24 9l16 16v14H8z", deep) +
  random.pick([
    rect(20, 27, 8, 12, light),
    circle(CENTRE, 27, 4.6, light),
    arch(18.5, 11, 24, 39, light),
  ]);

const leaves: Mark = (random, deep, light) =>
  turned(
    random.pick([0, 0, 90, -90]),
    CENTRE,
    CENTRE,
    path("M23 40V20C23 12 16 8 8 8c0 10 4 17 15 18z", deep),
    path("M25 40V26c0-8 6-12 15-12 0 9-5 14-15 15z", light),
  );

const flag: Mark = (random, deep, light) =>
  rect(10, 8, 4.4, 32, deep, 2.2) +
  (random.chance(0.5)
    ? path("M17 10h22l-6 8 6 8H17z", light)
    : path("M17 10c7-4 12 4 22 0v16c-10 4-15-4-22 0z", light));

const keyhole: Mark = (random, deep, light) =>
  (random.chance(0.5) ? rect(8, 8, 32, 32, deep, 9) : circle(CENTRE, CENTRE, 17, deep)) +
  circle(CENTRE, 20, 5.4, light) +
  path("M21.400 22h5.200l3 12h-11.200z", light);

const towers: Mark = (random, deep, light) => {
  const heights = random.shuffled([30, 22, 16]);
  return each(3, (index) => {
    const height = heights[index] ?? 20;
    return arch(8 + index * 11.5, 9, 40 - height, 40, height === 22 ? light : deep);
  });
};

const bolt: Mark = (random, deep, light) =>
  rect(8, 8, 32, 32, deep, random.pick([4, 9, 16])) +
  path("M26.500 11L14.500 26.500h7.500L19.500 37 33.500 20.500h-8z", light);

const petals: Mark = (random, deep, light) => {
  const count = random.int(5, 8);
  const leaf = random.chance(0.5);
  return (
    each(count, (index) =>
      turned(
        (index * 360) / count,
        CENTRE,
        CENTRE,
        leaf ? ellipse(CENTRE, 14.5, 4, 8, deep) : circle(CENTRE, 13, 4.7, deep),
      ),
    ) + circle(CENTRE, CENTRE, leaf ? 3.6 : 5, light)
  );
};

const stairs: Mark = (random, deep, light) => {
  const soft = random.int(0, 4);
  return (
    each(4, (step) =>
      rect(8 + step * 8, 32 - step * 8, 8.1, 8 + step * 8, step === soft ? light : deep),
    ) + circle(14, 14, 4.5, light)
  );
};

const discs: Mark = (random, deep, light) => {
  const accent = random.int(0, 2);
  return [33, 24, 15]
    .map(
      (y, index) =>
        path(`M9 ${y - 2}v5a15 6 0 0 0 30 0v-5z`, index === accent ? light : deep) +
        ellipse(CENTRE, y - 2, 15, 6, WHITE) +
        ellipse(CENTRE, y - 2, 13, 4.6, index === accent ? light : deep),
    )
    .join("");
};

const orbit: Mark = (random, deep, light) =>
  turned(
    random.int(-40, 40),
    CENTRE,
    CENTRE,
    `<ellipse cx="24" cy="24" rx="17" ry="7.5" fill="none" stroke="${deep}" stroke-width="3.6"/>`,
    circle(39, 21, 4, light),
  ) + circle(CENTRE, CENTRE, 6, deep);

const star: Mark = (random, deep, light) => {
  const points = random.int(4, 8);
  const sharp = random.int(5, 9);
  const outline = Array.from({ length: points * 2 }, (_, index) =>
    polar(CENTRE, CENTRE, index % 2 ? sharp : 17.5, (index * 180) / points),
  );
  return polygon(outline, deep) + (random.chance(0.5) ? circle(CENTRE, CENTRE, 3, light) : "");
};

const waves: Mark = (random, deep, light) => {
  const rows = random.int(2, 3);
  const drawn = each(rows, (row) => {
    const y = CENTRE + (row - (rows - 1) / 2) * 10;
    return stroke(`M8 ${y}c5 -5 6 -5 11 0s6 5 11 0s6 -5 10 0`, row === 1 ? light : deep, 4.4);
  });
  return turned(random.pick([0, 0, 90]), CENTRE, CENTRE, drawn);
};

const weave: Mark = (_random, deep, light) =>
  [11, 21, 31].map((x) => rect(x, 8, 6, 32, light, 1)).join("") +
  [11, 21, 31]
    .map((y, row) =>
      [8, 18, 28]
        .map((x, column) => ((row + column) % 2 === 0 ? rect(x, y, 12, 6, deep, 1) : ""))
        .join(""),
    )
    .join("");

/** Marks that depict something. */
export const PICTORIAL_MARKS = [
  waves,
  weave,
  gate,
  sunrise,
  hills,
  house,
  leaves,
  flag,
  keyhole,
  towers,
  bolt,
  petals,
  stairs,
  discs,
  orbit,
  star,
] as const;
