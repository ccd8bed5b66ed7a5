import classes from "./hero-arch.module.css";

/** The stones from left to right, with the pillars they rest on first and last. */
const STONES = [
  { kind: "deep", path: "M-6 394h130v66h-130z" },
  {
    kind: "deep",
    path: "M11.44 286.17A306 306 0 0 0 -5.99 385L124.03 385A176 176 0 0 1 133.61 330.63Z",
  },
  {
    kind: "middle",
    path: "M63.67 193.61A306 306 0 0 0 13.49 280.53L135.66 324.99A176 176 0 0 1 163.27 277.18Z",
  },
  {
    kind: "ink",
    path: "M144.41 124.51A306 306 0 0 0 67.53 189.02L167.12 272.59A176 176 0 0 1 209.41 237.1Z",
  },
  {
    kind: "bright",
    path: "M243.91 87.18A306 306 0 0 0 149.61 121.51L214.61 234.1A176 176 0 0 1 266.49 215.22Z",
  },
  {
    kind: "keystone",
    path: "M356.08 52.66A340 340 0 0 0 243.92 52.66L272.4 214.18A176 176 0 0 1 327.6 214.18Z",
  },
  {
    kind: "bright",
    path: "M450.39 121.51A306 306 0 0 0 356.09 87.18L333.51 215.22A176 176 0 0 1 385.39 234.1Z",
  },
  {
    kind: "ink",
    path: "M532.47 189.02A306 306 0 0 0 455.59 124.51L390.59 237.1A176 176 0 0 1 432.88 272.59Z",
  },
  {
    kind: "middle",
    path: "M586.51 280.53A306 306 0 0 0 536.33 193.61L436.73 277.18A176 176 0 0 1 464.34 324.99Z",
  },
  {
    kind: "deep",
    path: "M605.99 385A306 306 0 0 0 588.56 286.17L466.39 330.63A176 176 0 0 1 475.97 385Z",
  },
  { kind: "deep", path: "M476 394h130v66h-130z" },
] as const;

/** The large arch of nine stones and its pillars, which end at the bottom edge. */
export function HeroArch() {
  return (
    <svg className={classes.arch} viewBox="-6 46 612 404" aria-hidden>
      {STONES.map(({ kind, path }) => (
        <path key={path} d={path} className={classes[kind]} />
      ))}
    </svg>
  );
}
