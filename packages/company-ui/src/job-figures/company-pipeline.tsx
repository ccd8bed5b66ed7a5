import { TextLink } from "@devguild/design-system/text-link";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";
import { formatCount } from "@devguild/schemas/formats";
import type { CompanyFigures } from "@devguild/schemas/job-figures";

import classes from "./figures-aside.module.css";

const STAGES = [
  ["fresh", "New", [APPLICATION_STATUSES.NEW_CANDIDATE]],
  ["interviewing", "Interviewing", [APPLICATION_STATUSES.INTERVIEWING]],
  ["hired", "Hired", [APPLICATION_STATUSES.HIRED]],
  [
    "closed",
    "Closed",
    [APPLICATION_STATUSES.WALKED_AWAY, APPLICATION_STATUSES.DECLINED_BY_COMPANY],
  ],
] as const;

type Props = {
  pipeline: CompanyFigures["pipeline"];
  /** Where the candidates of all jobs are; null if the viewer may not open them. */
  candidates: string | null;
};

/** How many candidates of all jobs are in each stage, each leading to them. */
export function CompanyPipeline({ pipeline, candidates }: Props) {
  const most = Math.max(...STAGES.map(([key]) => pipeline[key])) || 1;
  return (
    <dl className={classes.stages}>
      {STAGES.map(([key, name, statuses]) => (
        <div key={key}>
          <dt>
            {candidates && pipeline[key] > 0 ? (
              <TextLink to={`${candidates}?stage=${statuses.join(",")}`}>{name}</TextLink>
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
