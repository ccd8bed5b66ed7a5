import { LogoTile } from "@devguild/design-system/logo-tile";

import type { AppliedJob } from "./applied-job.ts";
import classes from "./applied-job-card.module.css";

/** The job that a log-in or sign-up leads to, above the form. */
export default function AppliedJobCard({ job }: { job: AppliedJob }) {
  return (
    <div className={classes.card}>
      <LogoTile name={job.company} src={job.logo_url} size={32} />
      <p className={classes.words}>
        <span>You are applying to</span>
        <strong>{job.title}</strong>
        <span>{job.company}</span>
      </p>
    </div>
  );
}
