import { useFrame } from "@devguild/app-shell/app-frame";
import { JobCard } from "@devguild/design-system/job-card";
import { JobList } from "@devguild/design-system/job-list";
import type { JobCard as Job } from "@devguild/schemas/jobs";
import { useMemo } from "react";

import { SaveJob } from "../saved-jobs/save-job.tsx";
import { useMatching, useGetMatch } from "../matching/use-match.ts";
import { toJobCardView } from "./job-card-view.ts";

// A saved job that has ended has no page any more.
type ShownJob = Job & { job_open?: boolean };

type Props = { jobs: readonly ShownJob[]; label: string; headingLevel: 2 | 3 | 4 };

/** Jobs as cards, each with how well it fits the viewer. */
export function MatchedJobs({ jobs, label, headingLevel }: Props) {
  const { now } = useFrame();
  const matchOf = useGetMatch();
  const matching = useMatching();
  const mySkills = useMemo(
    () => (matching ? new Set(matching.developer.skills.map(({ id }) => id)) : null),
    [matching],
  );
  const date = useMemo(() => new Date(now), [now]);
  const viewOf = (job: ShownJob) => {
    const view = toJobCardView(job, mySkills, date);
    return job.job_open === false ? { ...view, href: null } : view;
  };
  return (
    <JobList label={label}>
      {jobs.map((job) => (
        <JobCard
          key={job.id}
          job={viewOf(job)}
          match={matchOf(job)}
          headingLevel={headingLevel}
          action={<SaveJob job={job} />}
        />
      ))}
    </JobList>
  );
}
