import { useFrame } from "@devguild/app-shell/app-frame";
import { JobCard } from "@devguild/design-system/job-card";
import { JobList } from "@devguild/design-system/job-list";
import type { JobCard as Job } from "@devguild/schemas/jobs";
import { useMemo } from "react";

import { SaveJob } from "../saved-jobs/save-job.tsx";
import { useMatching, useGetMatch } from "../matching/use-match.ts";
import { toJobCardView } from "./job-card-view.ts";

// A saved job that has ended no longer has a page.
type ShownJob = Job & { job_open?: boolean };

type Props = { jobs: readonly ShownJob[]; label: string; headingLevel: 2 | 3 | 4 };

/** Job cards, each with the viewer's match score. */
export function MatchedJobs({ jobs, label, headingLevel }: Props) {
  const { now } = useFrame();
  const getMatch = useGetMatch();
  const matching = useMatching();
  const mySkills = useMemo(
    () => (matching ? new Set(matching.developer.skills.map(({ id }) => id)) : null),
    [matching],
  );
  const date = useMemo(() => new Date(now), [now]);
  const toView = (job: ShownJob) => {
    const view = toJobCardView(job, mySkills, date);
    return job.job_open === false ? { ...view, href: null } : view;
  };
  return (
    <JobList label={label}>
      {jobs.map((job) => (
        <JobCard
          key={job.id}
          job={toView(job)}
          match={getMatch(job)}
          headingLevel={headingLevel}
          action={<SaveJob job={job} />}
        />
      ))}
    </JobList>
  );
}
