import { PART_LABELS } from "@devguild/schemas/constants/partnerships";
import { IconCircle, IconCircleCheckFilled, IconCircleHalf2 } from "@tabler/icons-react";

import type { PartState } from "./partnership-parts.ts";
import classes from "./parts-nav.module.css";

const ICONS = { done: IconCircleCheckFilled, partly: IconCircleHalf2, open: IconCircle };
const STATES = { done: "done", partly: "partly done", open: "open" };

/** The parts of a partnership, each with whether it is done, and a way to it. */
export function PartsNav({ parts }: { parts: readonly PartState[] }) {
  return (
    <nav className={classes.nav} aria-label="Parts">
      {parts.map(({ part, state, count, isDueSoon }) => {
        const Icon = ICONS[state];
        return (
          <a key={part} href={`#${part}`} data-state={state} data-soon={isDueSoon || undefined}>
            <Icon size={18} stroke={state === "done" ? 0 : 1.75} aria-hidden />
            <span>
              {PART_LABELS[part]}
              <span className="visually-hidden">, {STATES[state]}</span>
            </span>
            {count && <span className="num">{count}</span>}
          </a>
        );
      })}
    </nav>
  );
}
