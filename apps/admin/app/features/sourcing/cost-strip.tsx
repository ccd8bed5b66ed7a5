import { formatCount } from "@devguild/schemas/formats";
import type { SourcingSteps } from "@devguild/schemas/sourcing";

import classes from "./cost-strip.module.css";
import { nameStep, type Token } from "./sourcing-search.ts";

const LOWEST_PERCENT = 6;

type Props = { steps: SourcingSteps; tokens: readonly Token[] };

/** How many people each filter leaves, and how many it costs. */
export function CostStrip({ steps: { everyone, steps }, tokens }: Props) {
  const bars = [
    { filter: "", left: everyone, name: "can be found", cost: 0 },
    ...steps.map(({ filter, left }, index) => ({
      filter,
      left,
      name: nameStep(filter, tokens),
      cost: (steps[index - 1]?.left ?? everyone) - left,
    })),
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too
    <ol className={classes.strip} aria-label="What each filter leaves" tabIndex={0}>
      {bars.map(({ filter, left, name, cost }) => (
        <li key={filter} className={classes.step}>
          <span className={classes.track} aria-hidden>
            <span
              className={classes.bar}
              style={{
                height: `${Math.max(LOWEST_PERCENT, (left / Math.max(1, everyone)) * 100)}%`,
              }}
            />
          </span>
          <span className={classes.text}>
            <span className="num">{formatCount(left)}</span>{" "}
            <span className="dim">
              {name}
              {filter !== "" && ` costs ${formatCount(cost)}`}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
