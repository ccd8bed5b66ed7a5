import { HEIGHT, type Motif, toneAt, WIDTH } from "./motif.ts";
import { circle, each, quarter, rect } from "./shapes.ts";

/** Tiles of quarter discs. */
const quilt: Motif = (random, palette) => {
  const side = random.pick([150, 187.5, 250]);
  const columns = Math.ceil(WIDTH / side);
  const rows = Math.ceil(HEIGHT / side);
  const special = random.int(0, columns * rows - 1);
  return each(columns * rows, (cell) => {
    const [x, y] = [(cell % columns) * side, Math.floor(cell / columns) * side];
    const ground = random.chance(0.35)
      ? rect(x, y, side, side, random.chance(0.5) ? palette.base : palette.tones[3])
      : "";
    if (cell === special)
      return (
        rect(x, y, side, side, palette.tones[0]) +
        circle(x + side / 2, y + side / 2, side * 0.36, palette.accent)
      );
    return ground + quarter(x, y, side, random.int(0, 3), toneAt(palette, random.int(0, 2)));
  });
};

/** Bricks that turn into the rows of a ledger. */
const ledger: Motif = (random, palette) => {
  const rows = random.int(7, 9);
  const height = 600 / rows;
  const marked = random.int(2, rows - 3);
  return each(rows, (row) => {
    let drawn = "";
    for (let x = 110, index = 0; x < 1060; index++) {
      const width = Math.min(random.int(5, 19) * 10, 1090 - x);
      const fill =
        row === marked && index < 3
          ? palette.accent
          : random.chance(0.16)
            ? palette.base
            : toneAt(palette, random.int(0, 3));
      drawn += rect(x, 78 + row * height, width, height * 0.62, fill, 7);
      x += width + 18;
    }
    return drawn;
  });
};

/** Dots that turn into squares from one side to the other. */
const migration: Motif = (random, palette) => {
  const columns = random.int(9, 12);
  const rows = random.int(6, 7);
  const step = Math.min(1060 / columns, 680 / rows);
  const [left, top] = [(WIDTH - step * columns) / 2, (HEIGHT - step * rows) / 2];
  const size = step * 0.6;
  const special = random.int(columns, columns * (rows - 1));
  return each(columns * rows, (cell) => {
    const column = cell % columns;
    const share = column / (columns - 1);
    const shake = (1 - share) * 9;
    const x = left + column * step + step * 0.2 + (random.next() - 0.5) * shake;
    const y = top + Math.floor(cell / columns) * step + step * 0.2 + (random.next() - 0.5) * shake;
    const fill =
      cell === special
        ? palette.accent
        : share < 0.4 && random.chance(0.16)
          ? palette.base
          : toneAt(palette, Math.floor(share * 3.99));
    return rect(x, y, size, size, fill, (size / 2) * (1 - share) + 3);
  });
};

/** Ribbons woven over and under each other. */
const weave: Motif = (random, palette) => {
  const [columns, rows] = [random.int(6, 8), random.int(4, 5)];
  const [stepX, stepY] = [WIDTH / columns, HEIGHT / rows];
  const band = Math.min(stepX, stepY) * 0.6;
  const marked = random.int(1, columns - 2);
  const crosswise = (row: number) => (row === rows - 1 ? palette.pale : toneAt(palette, row + 1));
  const at = (index: number, step: number) => index * step + (step - band) / 2;
  const weft = each(rows, (row) => rect(0, at(row, stepY), WIDTH, band, crosswise(row)));
  const warp = each(columns, (column) =>
    rect(
      at(column, stepX),
      0,
      band,
      HEIGHT,
      column === marked ? palette.accent : toneAt(palette, column),
    ),
  );
  const over = each(rows * columns, (cell) => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    return (row + column) % 2
      ? rect(at(column, stepX) - 1, at(row, stepY), band + 2, band, crosswise(row))
      : "";
  });
  return weft + warp + over;
};

/** Circles spreading from a corner. */
const ripples: Motif = (random, palette) => {
  const [x, y] = random.pick([
    [260, 750],
    [940, 750],
    [200, 0],
    [1000, 0],
  ] as const);
  const count = random.int(6, 8);
  const colours = random.shuffled([
    palette.tones[0],
    palette.pale,
    palette.tones[1],
    palette.accent,
    palette.tones[2],
  ]);
  return (
    each(count, (index) =>
      circle(x, y, 800 - index * (700 / count), colours[index % colours.length] ?? palette.pale),
    ) + circle(WIDTH - x, HEIGHT - y + (y === 0 ? -190 : 190), 80, palette.pale)
  );
};

/** Patterns that repeat with a variation. */
export const PATTERN_MOTIFS = [quilt, ledger, migration, weave, ripples] as const;
