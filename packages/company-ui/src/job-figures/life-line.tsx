import type { JobFigures } from "@devguild/schemas/job-figures";

import { formatFigureDay, toLife } from "./describe-figures.ts";
import classes from "./life-line.module.css";

/** The dates of an ad, from its draft to its end. */
export function LifeLine({ figures }: { figures: JobFigures }) {
  return (
    <ol className={classes.life} aria-label="Dates of this job">
      {toLife(figures).map(({ label, at, state }) => (
        <li key={`${label} ${at}`} data-state={state}>
          <b>{label}</b>
          <time dateTime={at}>{formatFigureDay(at)}</time>
        </li>
      ))}
    </ol>
  );
}
