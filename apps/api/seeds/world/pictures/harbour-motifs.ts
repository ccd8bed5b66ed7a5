import { HEIGHT, type Motif, toneAt, WIDTH } from "./motif.ts";
import { arch, circle, each, line, path, polygon, rect } from "./shapes.ts";

/** A town by day or night, with some windows lit. */
const town: Motif = (random, palette) => {
  let x = 0;
  let drawn = circle(random.int(250, 950), 190, random.int(70, 110), palette.accent);
  for (let index = 0; x < WIDTH; index++) {
    const width = random.int(2, 4) * 50;
    const top = random.int(200, 470);
    const fill = toneAt(palette, index * 3);
    drawn += random.chance(0.3)
      ? arch(x, width, top, 660, fill)
      : rect(x, top, width, 660 - top, fill);
    const columns = width / 50;
    for (let row = 0; top + 110 + row * 62 < 640; row++)
      for (let column = 0; column < columns; column++)
        if (random.chance(0.62))
          drawn += rect(
            x + column * 50 + 14,
            top + 88 + row * 62,
            22,
            32,
            random.chance(0.18) ? palette.accent : palette.ground,
          );
    x += width + random.pick([0, 10]);
  }
  return drawn + rect(0, 660, WIDTH, 90, palette.line);
};

/** Stacked containers, one hanging from a crane. */
const stacks: Motif = (random, palette) => {
  const lifted = random.int(3, 7);
  const columns = each(11, (column) => {
    const height = column === lifted ? 1 : random.int(2, 6);
    return each(height, (row) =>
      rect(
        30 + column * 104,
        584 - row * 62,
        98,
        56,
        random.chance(0.1) ? palette.accent : toneAt(palette, random.int(0, 3)),
        4,
      ),
    );
  });
  const x = 79 + lifted * 104;
  const beam = rect(0, 96, WIDTH, 18, palette.line) + rect(x - 44, 114, 88, 22, palette.line);
  return (
    beam +
    line(
      [
        [x - 30, 136],
        [x - 30, 250],
      ],
      palette.line,
      5,
    ) +
    line(
      [
        [x + 30, 136],
        [x + 30, 250],
      ],
      palette.line,
      5,
    ) +
    rect(x - 49, 250, 98, 56, palette.accent, 4) +
    columns +
    rect(0, 646, WIDTH, 104, palette.tones[0])
  );
};

/** Sails of a regatta. */
const sails: Motif = (random, palette) => {
  const count = random.int(3, 5);
  const boats = each(count, (index) => {
    const x = 120 + (index * 960) / count + random.int(0, 60);
    const height = random.int(240, 400);
    const base = 560 + random.int(-14, 20);
    const main = index === 1 ? palette.accent : toneAt(palette, index);
    return (
      polygon(
        [
          [x + 66, base - height],
          [x + 66, base - 20],
          [x + 66 + height * 0.42, base - 20],
        ],
        main,
      ) +
      polygon(
        [
          [x + 54, base - height * 0.82],
          [x + 54, base - 20],
          [x + 54 - height * 0.24, base - 20],
        ],
        palette.pale,
      ) +
      path(`M${x - 30} ${base - 6}h210l-34 44h-142z`, palette.line)
    );
  });
  return (
    circle(960, 170, 80, palette.base) +
    boats +
    rect(0, 590, WIDTH, 160, palette.tones[0]) +
    each(5, (row) =>
      rect(
        random.int(0, 800),
        622 + row * 24,
        random.int(160, 400),
        7,
        toneAt(palette, 1 + (row % 2) * 2),
        3.5,
      ),
    )
  );
};

/** A low sun over bands of water. */
const horizon: Motif = (random, palette) => {
  const level = random.int(380, 440);
  const bands = each(7, (index) => {
    const width = random.int(66, 96) * 10 + index * 24;
    const y = level + 14 + index * (18 + index * 5);
    return rect(
      600 - width / 2,
      y,
      width,
      10 + index * 6,
      index === 3 ? palette.tones[1] : index === 1 ? palette.accent : palette.tones[0],
      5 + index * 3,
    );
  });
  return (
    circle(600, level, random.int(210, 270), palette.accent) +
    rect(0, level, WIDTH, HEIGHT - level, palette.ground) +
    bands
  );
};

/** Hills behind hills. */
const hills: Motif = (random, palette) => {
  const layers = [palette.tones[3], palette.tones[1], palette.tones[2], palette.tones[0]];
  const ridge = (index: number) => {
    const base = 330 + index * 95;
    const [a, b, c] = [random.int(60, 190), random.int(60, 190), random.int(60, 190)];
    return path(
      `M-20 760V${base}C150 ${base - a} 260 ${base - a} 400 ${base}S640 ${base + b * 0.4} 800 ${base - b * 0.5}S1050 ${base - c} 1220 ${base - 20}V760z`,
      layers[index] ?? palette.tones[0],
    );
  };
  const x = random.int(300, 900);
  const birds = each(3, (index) =>
    polygon(
      [
        [x - 300 + index * 70, 150 + index * 26],
        [x - 284 + index * 70, 160 + index * 26],
        [x - 268 + index * 70, 150 + index * 26],
        [x - 284 + index * 70, 168 + index * 26],
      ],
      palette.line,
    ),
  );
  return circle(x, 230, random.int(90, 140), palette.accent) + birds + each(4, ridge);
};

/** Towns and their surroundings. */
export const HARBOUR_MOTIFS = [town, stacks, sails, horizon, hills] as const;
