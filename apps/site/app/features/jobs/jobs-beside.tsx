import { AppLink } from "@devguild/app-shell/app-frame";
import { describeJobLocation } from "@devguild/design-system/job-location";
import { LogoTile } from "@devguild/design-system/logo-tile";
import { formatRange } from "@devguild/design-system/salary-scale";
import type { JobCard } from "@devguild/schemas/jobs";
import { jobPath } from "@devguild/schemas/constants/jobs";
import { localized } from "@devguild/session/redirects";

import classes from "./jobs-beside.module.css";

type Props = {
  title: string;
  jobs: readonly JobCard[];
  /** A link to more of them. */
  more: { to: string; label: string };
};

/** A few related jobs beside other content; renders nothing if there are none. */
export function JobsBeside({ title, jobs, more }: Props) {
  if (jobs.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <ul>
        {jobs.map((job) => (
          <li key={job.id} className={classes.job}>
            <LogoTile name={job.company.display_name} src={job.company.logo_url} size={32} />
            <div>
              <AppLink to={localized(jobPath(job))} className={classes.link}>
                {job.title}
              </AppLink>
              <p className={classes.meta}>
                {job.company.display_name}&nbsp;· {describeJobLocation(job)}
              </p>
              {job.salary_min !== null && job.salary_max !== null && (
                <p className={classes.meta}>
                  {formatRange({ min: job.salary_min, max: job.salary_max })}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <AppLink to={more.to} className={`touch ${classes.more}`}>
        {more.label}
      </AppLink>
    </section>
  );
}
