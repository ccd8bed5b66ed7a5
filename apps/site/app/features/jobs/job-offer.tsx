import { MatchScore } from "@devguild/design-system/match-score";
import { SalaryBar } from "@devguild/design-system/salary-bar";
import { APPLY_ID } from "@devguild/schemas/constants/jobs";
import type { JobDetails } from "@devguild/schemas/jobs";
import type { ReactNode } from "react";

import { useGetMatch } from "../matching/use-match.ts";
import { describeMarketScope } from "./market-scope.ts";
import classes from "./job-offer.module.css";

/** A job's pay and match score, with the action to take if there is one. */
export function JobOffer({ job, children }: { job: JobDetails; children?: ReactNode }) {
  const match = useGetMatch()(job);
  const offer =
    job.salary_min !== null && job.salary_max !== null
      ? { min: job.salary_min, max: job.salary_max }
      : null;
  return (
    <section className={classes.card} aria-label={children ? "Apply" : "Salary"}>
      {match && (
        <div className={classes.match}>
          <MatchScore {...match} />
        </div>
      )}
      <SalaryBar
        offer={offer}
        market={job.market_salary}
        scope={describeMarketScope(job)}
        size="lg"
      />
      {children && (
        <div id={APPLY_ID} className={classes.action}>
          {children}
        </div>
      )}
      {job.answers_in_days !== null && (
        <p className={classes.note}>
          {job.company.display_name} usually replies in{" "}
          {job.answers_in_days === 1 ? "a day" : `${job.answers_in_days} days`}.
        </p>
      )}
    </section>
  );
}
