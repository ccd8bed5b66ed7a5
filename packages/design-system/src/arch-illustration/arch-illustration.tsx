import classes from "./arch-illustration.module.css";

/**
 * The arch stones of the gate from left to right, with the keystone in the middle: tone and
 * outline.
 */
const ring: readonly (readonly [tone: string, path: string])[] = [
  ["cobalt-8", "M54.67 433.9A260 260 0 0 0 40.02 517L150.03 517A150 150 0 0 1 158.05 471.53Z"],
  ["cobalt-9", "M98.91 355.18A260 260 0 0 0 56.72 428.26L160.1 465.89A150 150 0 0 1 183.19 425.9Z"],
  ["ink-9", "M167.41 296.35A260 260 0 0 0 102.77 350.59L187.04 421.3A150 150 0 0 1 222.42 391.62Z"],
  ["cobalt-3", "M251.9 264.49A260 260 0 0 0 172.61 293.35L227.61 388.62A150 150 0 0 1 271 372.83Z"],
  [
    "marigold-4",
    "M347.75 231.93A292 292 0 0 0 252.25 231.93L276.91 371.79A150 150 0 0 1 323.09 371.79Z",
  ],
  ["cobalt-1", "M427.39 293.35A260 260 0 0 0 348.1 264.49L329 372.83A150 150 0 0 1 372.39 388.62Z"],
  [
    "cobalt-9",
    "M497.23 350.59A260 260 0 0 0 432.59 296.35L377.58 391.62A150 150 0 0 1 412.96 421.3Z",
  ],
  [
    "cobalt-8",
    "M543.28 428.26A260 260 0 0 0 501.09 355.18L416.81 425.9A150 150 0 0 1 439.9 465.89Z",
  ],
  ["ink-9", "M559.98 517A260 260 0 0 0 545.33 433.9L441.95 471.53A150 150 0 0 1 449.97 517Z"],
];

/** The jambs: tone, left edge, top edge. */
const jambs: readonly (readonly [tone: string, x: number, y: number])[] = [
  ["ink-9", 40, 526],
  ["cobalt-9", 450, 526],
  ["cobalt-8", 40, 634],
  ["ink-9", 450, 634],
  ["cobalt-9", 40, 742],
  ["cobalt-8", 450, 742],
];

const fill = (tone: string) => ({ fill: `var(--${tone})` });

/** The gate beside a form: fills its box, aligned to the bottom. Decorative. */
export function ArchIllustration() {
  return (
    <svg
      className={classes.picture}
      viewBox="0 0 600 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
    >
      <rect width="600" height="900" style={fill("cobalt-6")} />
      {ring.map(([tone, path]) => (
        <path key={path} d={path} style={fill(tone)} />
      ))}
      {jambs.map(([tone, x, y]) => (
        <rect key={`${x}-${y}`} x={x} y={y} width="110" height="102" style={fill(tone)} />
      ))}
      <path d="M156 850V520A144 144 0 0 1 444 520V850Z" style={fill("marigold-1")} />
      <circle cx="300" cy="640" r="66" style={fill("marigold-4")} />
      <rect x="156" y="740" width="288" height="110" style={fill("marigold-2")} />
      <rect y="844" width="600" height="156" style={fill("ink-9")} />
    </svg>
  );
}
