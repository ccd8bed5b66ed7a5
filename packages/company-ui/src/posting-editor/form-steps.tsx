import {
  IconAlertCircleFilled,
  IconCircle,
  IconCircleCheckFilled,
  IconCircleDot,
} from "@tabler/icons-react";

import classes from "./form-steps.module.css";
import { useFolds } from "./part-folds.ts";
import { PARTS, type PartName, type PartState } from "./posting-parts.ts";

const ICONS = {
  empty: IconCircle,
  started: IconCircleDot,
  done: IconCircleCheckFilled,
  wrong: IconAlertCircleFilled,
};

const STATES = { empty: "not started", started: "started", done: "complete", wrong: "has errors" };

/** The parts of the form with their completeness. */
export function FormSteps({ steps }: { steps: readonly { name: PartName; state: PartState }[] }) {
  const { open } = useFolds();
  return (
    <nav aria-label="Form sections" className={classes.steps}>
      <ol>
        {steps.map(({ name, state }) => {
          const StateIcon = ICONS[state];
          return (
            <li key={name}>
              <a
                href={`#${PARTS[name].id}`}
                className={classes.step}
                data-state={state}
                onClick={() => open(name)}
              >
                <StateIcon size={18} stroke={1.75} aria-hidden />
                {PARTS[name].title}
                <span className="visually-hidden">, {STATES[state]}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
