import { TextLink } from "@devguild/design-system/text-link";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";
import { formatCount } from "@devguild/schemas/formats";
import type { JobFigures } from "@devguild/schemas/job-figures";

import classes from "./figures-aside.module.css";

const STAGES = [
  ["fresh", "New", [APPLICATION_STATUSES.NEW_CANDIDATE]],
  ["interviewing", "Interviewing", [APPLICATION_STATUSES.INTERVIEWING]],
  ["hired", "Hired", [APPLICATION_STATUSES.HIRED]],
  [
    "closed",
    "Closed",
    [APPLICATION_STATUSES.DECLINED_BY_COMPANY, APPLICATION_STATUSES.WALKED_AWAY],
  ],
] as const;

type StageStatus = (typeof STAGES)[number][2][number];

type Props = {
  pipeline: JobFigures["pipeline"];
  /** Where the candidates of some statuses are; null if the viewer may not open them. */
  candidatesIn: ((statuses: readonly StageStatus[]) => string) | null;
};

/** How many candidates of a job, or of all jobs, are in each stage; each leads to them. */
export function CandidatePipeline({ pipeline, candidatesIn }: Props) {
  const most = Math.max(...STAGES.map(([key]) => pipeline[key])) || 1;
  return (
    <dl className={classes.stages}>
      {STAGES.map(([key, name, statuses]) => (
        <div key={key}>
          <dt>
            {candidatesIn && pipeline[key] > 0 ? (
              <TextLink to={candidatesIn(statuses)}>{name}</TextLink>
            ) : (
              name
            )}
          </dt>
          <dd>{formatCount(pipeline[key])}</dd>
          <dd className={classes.bar} aria-hidden>
            <i style={{ width: `${(pipeline[key] / most) * 92}%` }} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
