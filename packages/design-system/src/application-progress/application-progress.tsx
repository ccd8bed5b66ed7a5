import { classNames } from "../class-names/class-names.ts";
import classes from "./application-progress.module.css";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from "@devguild/schemas/constants/application-statuses";

const steps = ["Sent", "With company", "Interview", "Offer"] as const;

/**
 * The furthest step by status. A closed application reached the company unless `reached` says
 * otherwise.
 */
const stepByStatus: Record<ApplicationStatus, number> = {
  1: 0,
  2: 1,
  3: 2,
  4: 3,
  5: 1,
  6: 1,
  7: 0,
  8: 0,
};

export interface ApplicationProgressProps {
  status: ApplicationStatus;
  /** The furthest step (0 to 3) before the application was closed. */
  reached?: 0 | 1 | 2 | 3;
}

/**
 * The four steps of an application; if it was closed, the last one reached is red, or grey if the
 * developer withdrew it.
 */
export function ApplicationProgress({ status, reached }: ApplicationProgressProps) {
  const current = reached ?? stepByStatus[status];
  const ended = status >= APPLICATION_STATUSES.WALKED_AWAY;
  const endClass = status === APPLICATION_STATUSES.WALKED_AWAY ? classes.withdrawn : classes.ended;
  return (
    <ol className={classes.steps} aria-label="Application progress">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? "step" : undefined}
          className={classNames(
            index <= current && classes.reached,
            index === current && (ended ? endClass : classes.current),
          )}
        >
          {step}
          {index === current && ended && <span className="visually-hidden"> (ended here)</span>}
        </li>
      ))}
    </ol>
  );
}
