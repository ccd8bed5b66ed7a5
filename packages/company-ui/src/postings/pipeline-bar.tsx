import type { JobPosting } from "@devguild/schemas/jobs";

import { describePipeline, STAGES, toStages } from "./pipeline.ts";
import classes from "./pipeline-bar.module.css";

/** How far the candidates of a job are, as one bar. */
export function PipelineBar({ posting }: { posting: JobPosting }) {
  const stages = toStages(posting);
  return (
    <span title={describePipeline(posting)}>
      <span aria-hidden className={classes.bar}>
        {STAGES.filter((stage) => stages[stage] > 0).map((stage) => (
          <i key={stage} data-stage={stage} style={{ flexGrow: stages[stage] }} />
        ))}
      </span>
      <span className="visually-hidden">{describePipeline(posting)}</span>
    </span>
  );
}
