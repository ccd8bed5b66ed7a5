import classes from "./arch.module.css";
import { BROKEN_ARCH } from "./broken-arch.ts";

/** A stone that is filled, neutral (grey) or missing (dashed). */
export type Stone = "filled" | "quiet" | "open";

const stonePaths = [
  "M23.02 55.63A92 92 0 0 0 8.11 101.5L54.22 101.51A46 46 0 0 1 60.32 82.73Z",
  "M67.33 20A92 92 0 0 0 28.3 48.35L65.6 75.46A46 46 0 0 1 81.58 63.85Z",
  "M127.83 5.79A104 104 0 0 0 72.17 5.79L90.13 61.07A46 46 0 0 1 109.87 61.07Z",
  "M171.7 48.35A92 92 0 0 0 132.67 20L118.42 63.85A46 46 0 0 1 134.4 75.46Z",
  "M191.89 101.5A92 92 0 0 0 176.98 55.63L139.68 82.73A46 46 0 0 1 145.78 101.51Z",
];
const KEYSTONE = 2;

export interface ArchProps {
  /** Five stones from left to right; the third is the keystone. */
  stones: readonly [Stone, Stone, Stone, Stone, Stone];
  width?: number;
}

/** An arch of five stones; decorative, next to text with the same information. */
export function Arch({ stones, width = 148 }: ArchProps) {
  return (
    <svg
      className={classes.arch}
      viewBox="0 0 200 112"
      width={width}
      height={(width * 112) / 200}
      aria-hidden
    >
      {stones.map((stone, index) => (
        <path
          key={stonePaths[index]}
          d={stonePaths[index]}
          className={stone === "filled" && index === KEYSTONE ? classes.keystone : classes[stone]}
        />
      ))}
    </svg>
  );
}

/** The arch without its keystone, for error pages. */
export function BrokenArch() {
  const { viewBox, width, height, stones, keystone, ground } = BROKEN_ARCH;
  return (
    <svg className={classes.arch} viewBox={viewBox} width={width} height={height} aria-hidden>
      {stones.map((path) => (
        <path key={path} className={classes.quiet} d={path} />
      ))}
      <path className={classes.keystone} {...keystone} />
      <rect className={classes.ground} {...ground} />
    </svg>
  );
}
