/** Colours for drawn images: the light scheme of the web apps' theme. */
export const INK = { page: "#fbfaf8", line: "#d8d3c9", quiet: "#6b665c", text: "#191713" };
export const COBALT = { panel: "#141f73", arch: "#dce2ff" };
const KEYSTONE = "#ffb627";

const LEGS = [
  "M2.5 29V17.5A13.5 13.5 0 0 1 10.51 5.17L13.09 12.84A5.5 5.5 0 0 0 10.5 17.5V29Z",
  "M29.5 29V17.5A13.5 13.5 0 0 0 21.49 5.17L18.91 12.84A5.5 5.5 0 0 1 21.5 17.5V29Z",
];
const STONE = "M12.12 3.01L19.88 3.01L18.06 12.4A5.5 5.5 0 0 0 13.94 12.4Z";

/** The logo in its own colours, on a square of 32: each stone's path and what it is filled with. */
export const brandMarkPaths = [
  ...LEGS.map((path) => ({ path, fill: COBALT.panel })),
  { path: STONE, fill: KEYSTONE },
];

/** Draws the logo, an arch of three stones, as SVG. */
export const brandMark = (x: number, y: number, side: number, legs: string) =>
  `<g transform="translate(${x} ${y}) scale(${side / 32})">${LEGS.map(
    (leg) => `<path fill="${legs}" d="${leg}"/>`,
  ).join("")}<path fill="${KEYSTONE}" d="${STONE}"/></g>`;
