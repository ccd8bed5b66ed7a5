import { JobCard } from "@devguild/design-system/job-card";
import { JobList } from "@devguild/design-system/job-list";
import { useFrame } from "@devguild/frame/app-frame";
import type { JobCard as Job } from "@devguild/schemas/jobs";
import { useMemo } from "react";

import { useMatching, useMatchOf } from "../matching/use-match.ts";
import { jobCardViewOf } from "./job-card-view.ts";

type Props = { jobs: readonly Job[]; label: string; headingLevel: 2 | 3 | 4 };

/** Jobs as cards, each with how well it fits the viewer. */
export function MatchedJobs({ jobs, label, headingLevel }: Props) {
  const { now } = useFrame();
  const matchOf = useMatchOf();
  const matching = useMatching();
  const mySkills = useMemo(
    () => (matching ? new Set(matching.developer.skills.map(({ id }) => id)) : null),
    [matching],
  );
  const date = useMemo(() => new Date(now), [now]);
  return (
    <JobList label={label}>
      {jobs.map((job) => (
        <JobCard
          key={job.id}
          job={jobCardViewOf(job, mySkills, date)}
          match={matchOf(job)}
          headingLevel={headingLevel}
        />
      ))}
    </JobList>
  );
}
