import type { Partnership } from "@devguild/schemas/partnerships";

import classes from "./deadline-line.module.css";
import { listStations } from "./list-stations.ts";
import type { PartState } from "./partnership-parts.ts";

/** The dates of a partnership in one line: when it was booked, each deadline, and the event. */
export function DeadlineLine({
  partnership,
  parts,
  now,
}: {
  partnership: Partnership;
  parts: readonly PartState[];
  now: Date;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too
    <ol className={classes.line} aria-label="Deadlines" tabIndex={0}>
      {listStations(partnership, parts, now).map(({ key, state, label, text }) => (
        <li key={key} data-state={state}>
          <b>{label}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
