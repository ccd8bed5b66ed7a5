import type { JobCardView } from "@devguild/design-system/job-card";
import { describeJobLocation } from "@devguild/design-system/job-location";
import type { JobCard } from "@devguild/schemas/jobs";
import { jobPath, NEW_JOB_DAYS } from "@devguild/schemas/constants/jobs";
import { localized } from "@devguild/session/redirects";

import { employerPath } from "../companies/company-path.ts";
import { describeMarketScope } from "./market-scope.ts";
import type { ApplicationStatus } from "@devguild/schemas/constants/application-statuses";

const DAY = 24 * 60 * 60 * 1000;

/** Converts a job to its card's view model, for a viewer with these skills (null: unknown). */
export const toJobCardView = (
  job: JobCard,
  mySkills: ReadonlySet<number> | null,
  now: Date,
): JobCardView => ({
  id: job.id,
  title: job.title,
  href: localized(jobPath(job)),
  company: {
    name: job.company.display_name,
    logo_url: job.company.logo_url,
    to: employerPath(job.company),
  },
  location: describeJobLocation(job),
  seniority: job.seniorities.map(({ title }) => title).join(", "),
  published_at: job.published_at,
  skills: job.skills.map(({ id, name }) => ({
    name,
    state:
      mySkills === null
        ? ("plain" as const)
        : mySkills.has(id)
          ? ("has" as const)
          : ("miss" as const),
  })),
  salary:
    job.salary_min !== null && job.salary_max !== null
      ? { min: job.salary_min, max: job.salary_max }
      : null,
  market: job.market_salary,
  market_scope: describeMarketScope(job),
  is_new: now.getTime() - Date.parse(job.published_at) < NEW_JOB_DAYS * DAY,
  boosted: job.boosted,
  applied:
    job.match_user_state_id !== null && job.match_user_state_date !== null
      ? { status: job.match_user_state_id as ApplicationStatus, since: job.match_user_state_date }
      : null,
});
