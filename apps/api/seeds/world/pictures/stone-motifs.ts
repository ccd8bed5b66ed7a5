import { HEIGHT, type Motif, toneAt, WIDTH } from "./motif.ts";
import { arch, circle, each, ellipse, path, rect, stone } from "./shapes.ts";

/** An arcade with one lit opening. */
const arcade: Motif = (random, palette) => {
  const count = random.int(4, 6);
  const lit = random.int(1, count - 2);
  const step = WIDTH / count;
  const top = random.int(150, 230);
  const openings = each(count, (index) => {
    const x = index * step + step * 0.11;
    const [outer, inner] =
      index === lit ? [palette.accent, palette.pale] : [palette.base, palette.tones[0]];
    return (
      arch(x, step * 0.78, top, 610, outer) +
      arch(x + step * 0.13, step * 0.52, top + step * 0.14, 610, inner) +
      (index === lit ? circle(x + step * 0.39, 480, step * 0.16, palette.accent) : "")
    );
  });
  return (
    openings +
    rect(0, 610, WIDTH, 140, palette.tones[0]) +
    rect(0, top - 76, WIDTH, 26, palette.tones[3]) +
    rect(0, top - 50, WIDTH, 8, palette.tones[0])
  );
};

/** An arch of stones with its keystone. */
const voussoirs: Motif = (random, palette) => {
  const count = random.pick([7, 9, 11]);
  const [inner, outer] = [random.int(190, 250), random.int(470, 520)];
  const middle = (count - 1) / 2;
  const angle = 180 / count;
  return (
    circle(600, 640, inner * 0.55, palette.pale) +
    each(count, (index) => {
      const key = index === middle;
      return stone(
        600,
        640,
        inner,
        key ? outer + 46 : outer,
        -90 + index * angle + 0.8,
        -90 + (index + 1) * angle - 0.8,
        key ? palette.accent : toneAt(palette, Math.abs(index - middle)),
      );
    }) +
    rect(0, 640, WIDTH, 110, palette.base) +
    rect(0, 640, WIDTH, 7, palette.line)
  );
};

/** A stack of discs, one of them marked. */
const strata: Motif = (random, palette) => {
  const count = random.int(5, 7);
  const marked = random.int(1, count - 2);
  const colours = Array.from({ length: count }, (_, index) =>
    index === marked ? palette.accent : toneAt(palette, index),
  );
  const height = 440 / count;
  return each(count, (index) => {
    const y = 600 - index * height;
    const cx = 600 + random.int(-46, 46);
    const rx = 290 - index * random.int(4, 14);
    const fill = colours[index] ?? palette.accent;
    return (
      path(
        `M${cx - rx} ${y - height * 0.8}V${y}a${rx} 78 0 0 0 ${rx * 2} 0V${y - height * 0.8}z`,
        fill,
      ) +
      ellipse(cx, y - height * 0.8, rx, 78, palette.ground) +
      ellipse(cx, y - height * 0.8, rx - 7, 72, fill)
    );
  });
};

/** Steps up to something bright. */
const stairs: Motif = (random, palette) => {
  const count = random.int(5, 7);
  const left = random.chance(0.5);
  const width = WIDTH / (count + 1);
  const steps = each(count, (index) => {
    const y = 630 - index * (450 / count);
    const x = (index + 1) * width;
    return (
      rect(left ? 0 : x, y, WIDTH - x, HEIGHT - y, toneAt(palette, index)) +
      rect(left ? 0 : x, y, WIDTH - x, 9, palette.pale)
    );
  });
  const at = random.int(1, 2);
  const standing = left ? WIDTH - (at + 1.5) * width : (at + 1.5) * width;
  const floor = 630 - at * (450 / count);
  const person =
    circle(standing, floor - 118, 25, palette.line) +
    arch(standing - 33, 66, floor - 92, floor, palette.line);
  return (
    circle(left ? 330 : 870, 250, random.int(130, 175), palette.accent) +
    steps +
    person +
    rect(0, 720, WIDTH, 30, palette.line)
  );
};

/** A bridge in profile, with its reflection. */
const bridge: Motif = (random, palette) => {
  const spans = random.int(3, 5);
  const step = WIDTH / spans;
  const drawn = each(spans, (index) => {
    const x = index * step;
    return (
      arch(x + step * 0.09, step * 0.82, 300, 520, palette.ground) +
      path(
        `M${x + step * 0.09} 540a${step * 0.41} ${step * 0.26} 0 0 0 ${step * 0.82} 0z`,
        palette.tones[1],
      )
    );
  });
  return (
    circle(random.int(300, 900), 170, 84, palette.accent) +
    rect(0, 240, WIDTH, 280, palette.tones[0]) +
    rect(0, 520, WIDTH, 230, palette.base) +
    rect(0, 222, WIDTH, 18, palette.line) +
    drawn +
    rect(0, 520, WIDTH, 8, palette.line) +
    each(4, (row) =>
      rect(random.int(60, 900), 610 + row * 34, random.int(120, 320), 8, palette.pale, 4),
    )
  );
};

/** Things that masons build. */
export const STONE_MOTIFS = [arcade, voussoirs, strata, stairs, bridge] as const;
