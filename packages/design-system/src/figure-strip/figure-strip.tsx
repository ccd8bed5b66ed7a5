import { Skeleton, SkeletonRegion } from "../skeleton/skeleton.tsx";
import { SparkLine } from "../spark-line/spark-line.tsx";
import classes from "./figure-strip.module.css";

/** What a figure is compared with; null if that is neither better nor worse. */
export type FigureNeighbour = { text: string; isBetter: boolean | null };

export interface StripFigure {
  name: string;
  /** Formatted, with its unit. */
  value: string;
  /** What the value is, in small print: "median". */
  note?: string | null | undefined;
  neighbour: FigureNeighbour;
  /** A value per day; null where there is none. */
  line: readonly (number | null)[];
}

export interface FigureStripProps {
  /** The accessible name: the time that the figures are about. */
  label: string;
  figures: readonly StripFigure[];
}

/** Figures side by side, each with what it is compared with and a line of its days. */
export function FigureStrip({ label, figures }: FigureStripProps) {
  return (
    <div className={classes.strip}>
      <dl className={classes.figures} aria-label={label}>
        {figures.map(({ name, value, note, neighbour, line }) => (
          <div key={name} className={classes.figure}>
            <dt>{name}</dt>
            <dd className={classes.value}>
              {value}
              {note && <small>{note}</small>}
            </dd>
            <dd className={classes.line}>
              <SparkLine values={line} />
            </dd>
            <dd className={classes.neighbour} data-better={neighbour.isBetter ?? undefined}>
              {neighbour.text}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const LOADING = [0, 1, 2, 3];

/** The skeleton of four figures. */
export function FigureStripSkeleton({ label }: { label: string }) {
  return (
    <SkeletonRegion label={label}>
      <div className={classes.strip}>
        <div className={classes.figures}>
          {LOADING.map((each) => (
            <div key={each} className={classes.figure}>
              <Skeleton width="60%" />
              <Skeleton width={72} height={32} />
              <Skeleton width="80%" />
            </div>
          ))}
        </div>
      </div>
    </SkeletonRegion>
  );
}
