import { Button } from "@devguild/design-system/button";
import { SectionHead } from "@devguild/design-system/section-head";
import { TextLink } from "@devguild/design-system/text-link";
import type { PublicCompany } from "@devguild/schemas/public-companies";
import { localized } from "@devguild/session/redirects";
import { useEffect, useRef, useState } from "react";

import { MatchedJobs } from "../jobs/matched-jobs.tsx";
import { companiesOfSkill } from "./company-links.ts";
import classes from "./company-screen.module.css";

const SHOWN = 6;

/** A company's open jobs, newest first; more on demand, and all of them in the job search. */
export function CompanyJobs({ company }: { company: PublicCompany }) {
  const section = useRef<HTMLElement>(null);
  const [isExpanded, setExpanded] = useState(false);
  useEffect(() => {
    // The button is gone, so the focus goes to the first job that came.
    if (isExpanded) section.current?.querySelectorAll<HTMLElement>("h3 a")[SHOWN]?.focus();
  }, [isExpanded]);
  const { jobs, open_jobs: total, name } = company;
  const shown = isExpanded ? jobs : jobs.slice(0, SHOWN);
  const left = jobs.length - shown.length;
  const [skill] = company.tech_stack;
  return (
    <section ref={section} id="jobs" aria-labelledby="jobs-title">
      <SectionHead
        title={total === 1 ? "1 open job" : `${total === 0 ? "No" : total} open jobs`}
        id="jobs-title"
        size="xl"
        end={
          total > jobs.length && (
            <TextLink to={`${localized("/jobs")}?job_title=${encodeURIComponent(name)}`}>
              See all {total} jobs
            </TextLink>
          )
        }
      />
      {total === 0 ? (
        <p className={classes.none}>
          No open jobs right now. See{" "}
          <TextLink inline to={skill ? companiesOfSkill(skill.slug) : localized("/jobs")}>
            {skill ? `other ${skill.name} teams` : "all jobs"}
          </TextLink>
          .
        </p>
      ) : (
        <>
          <MatchedJobs jobs={shown} label={`Open jobs at ${name}`} headingLevel={3} />
          {left > 0 && (
            <p className={classes.more}>
              <Button onClick={() => setExpanded(true)}>Show {left} more</Button>
            </p>
          )}
        </>
      )}
    </section>
  );
}
