import { SparkLine } from "@devguild/design-system/spark-line";
import type { CampaignFigures as Figures } from "@devguild/schemas/campaigns";

import classes from "./campaign-figures.module.css";
import { toFigures } from "./to-figures.ts";

/** What a campaign has achieved, each figure with its neighbour and a line of its days. */
export function CampaignFigures({ figures }: { figures: Figures }) {
  return (
    <dl className={classes.figures} aria-label="Since it started">
      {toFigures(figures).map(({ name, value, neighbour, line }) => (
        <div key={name} className={classes.figure}>
          <dt>{name}</dt>
          <dd className={classes.value}>{value}</dd>
          <dd className={classes.neighbour} data-better={neighbour.isBetter ?? undefined}>
            {neighbour.text}
          </dd>
          <dd className={classes.line}>
            <SparkLine values={line} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
