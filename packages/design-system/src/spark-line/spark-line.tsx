import classes from "./spark-line.module.css";

const [WIDTH, HEIGHT, EDGE] = [96, 28, 4];

/** A line of days, as decoration: the text beside it carries the meaning. */
export function SparkLine({ values }: { values: readonly (number | null)[] }) {
  const most = Math.max(...values.map((value) => value ?? 0), 1);
  const points = values.flatMap((value, index) =>
    value === null
      ? []
      : [
          {
            x: EDGE + (index / Math.max(1, values.length - 1)) * (WIDTH - 2 * EDGE),
            y: HEIGHT - 1 - (value / most) * (HEIGHT - 1 - EDGE),
          },
        ],
  );
  const last = points.at(-1);
  return (
    <svg
      className={classes.spark}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden
    >
      <path className={classes.axis} d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} />
      <path
        className={classes.line}
        d={points
          .map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`)
          .join("")}
      />
      {last && <circle cx={last.x} cy={last.y} r={2.5} />}
    </svg>
  );
}
