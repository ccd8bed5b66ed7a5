/** Flat SVG shapes; numbers are rounded, as each image is a separate file. */
const short = (value: number) => String(Math.round(value * 100) / 100);
const attributes = (values: Record<string, number | string>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? short(value) : value}"`)
    .join("");

export const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0) =>
  `<rect${attributes({ x, y, width, height, fill, ...(rx > 0 && { rx }) })}/>`;
export const circle = (cx: number, cy: number, r: number, fill: string) =>
  `<circle${attributes({ cx, cy, r, fill })}/>`;
export const ring = (cx: number, cy: number, r: number, stroke: string, width: number) =>
  `<circle${attributes({ cx, cy, r, fill: "none", stroke, "stroke-width": width })}/>`;
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string) =>
  `<ellipse${attributes({ cx, cy, rx, ry, fill })}/>`;

type Point = readonly [x: number, y: number];
export const polygon = (points: readonly Point[], fill: string) =>
  `<path d="M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}z" fill="${fill}"/>`;
export const line = (points: readonly Point[], stroke: string, width: number, cap = "butt") =>
  `<path d="M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}"${attributes({ fill: "none", stroke, "stroke-width": width, "stroke-linecap": cap, "stroke-linejoin": cap === "round" ? "round" : "miter" })}/>`;
export const path = (d: string, fill: string) =>
  `<path d="${d.replace(/-?\d+\.\d+/g, (value) => short(Number(value)))}" fill="${fill}"/>`;
export const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d.replace(/-?\d+\.\d+/g, (value) => short(Number(value)))}"${attributes({ fill: "none", stroke: colour, "stroke-width": width, "stroke-linecap": "round", "stroke-linejoin": "round" })}/>`;
export const turned = (degrees: number, cx: number, cy: number, ...shapes: string[]) =>
  `<g transform="rotate(${short(degrees)} ${short(cx)} ${short(cy)})">${shapes.join("")}</g>`;

/** Returns a point on a circle; 0 degrees is up, clockwise. */
export const polar = (cx: number, cy: number, r: number, degrees: number): Point => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
};

/** Draws a segment of a ring between two angles and two radii. */
export const stone = (
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
  fill: string,
) => {
  const [a, b, c, d] = [
    polar(cx, cy, outer, from),
    polar(cx, cy, outer, to),
    polar(cx, cy, inner, to),
    polar(cx, cy, inner, from),
  ];
  const large = to - from > 180 ? 1 : 0;
  return path(
    `M${a.join(" ")}A${outer} ${outer} 0 ${large} 1 ${b.join(" ")}L${c.join(" ")}A${inner} ${inner} 0 ${large} 0 ${d.join(" ")}z`,
    fill,
  );
};

/** Draws an opening with a round top, standing on `base`. */
export const arch = (x: number, width: number, top: number, base: number, fill: string) => {
  const r = width / 2;
  return path(`M${x} ${base}V${top + r}A${r} ${r} 0 0 1 ${x + width} ${top + r}V${base}z`, fill);
};

/** Draws a quarter disc that fills a square; `corner` counts clockwise from the upper left. */
export const quarter = (x: number, y: number, side: number, corner: number, fill: string) =>
  turned(
    corner * 90,
    x + side / 2,
    y + side / 2,
    path(`M${x} ${y}H${x + side}A${side} ${side} 0 0 1 ${x} ${y + side}z`, fill),
  );

/** Maps the numbers 0 to `count` - 1 to SVG and joins the results. */
export const each = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");
