import { LogoTile } from "@devguild/design-system/logo-tile";

import type { IntendedJob } from "./intended-job.ts";
import classes from "./intended-job-card.module.css";

const LEADS = { apply: "You’re applying to", save: "You’re saving" };

/** The job that a log-in or sign-up leads to, above the form. */
export default function IntendedJobCard({ job }: { job: IntendedJob }) {
  return (
    <div className={classes.card}>
      <LogoTile name={job.company} src={job.logo_url} size={32} />
      <p className={classes.words}>
        <span>{LEADS[job.intent]}</span>
        <strong>{job.title}</strong>
        <span>{job.company}</span>
      </p>
    </div>
  );
}
