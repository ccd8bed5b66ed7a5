import { Badge } from "@devguild/design-system/badge";
import type { Column } from "@devguild/design-system/data-table";
import { JobStatusBadge } from "@devguild/design-system/status-badge";
import { TextLink } from "@devguild/design-system/text-link";
import { formatCount } from "@devguild/schemas/formats";
import type { JobPosting } from "@devguild/schemas/jobs";

import { candidatesPath, jobFiguresPath } from "../companies/company-addresses.ts";
import { Figure, NoValue, ShortDate } from "../lists/cells.tsx";
import { JobTitle } from "./job-title.tsx";
import classes from "./posting-columns.module.css";

/** Builds the columns of a company's jobs. */
export const postingColumns = (companyId: number): Column<JobPosting>[] => [
  {
    id: "title",
    head: "Job",
    cell: (job) => (
      <span className={classes.beside}>
        <JobTitle id={job.id} title={job.title} to={candidatesPath(companyId, job.id)} />
        {job.boosted && <Badge tone="accent">Boosted</Badge>}
      </span>
    ),
  },
  {
    id: "status",
    head: "Status",
    stays: true,
    cell: ({ status }) => <JobStatusBadge status={status} />,
  },
  {
    id: "place",
    head: "Location",
    cell: ({ place }) =>
      place ? (
        <span className={classes.place} title={place}>
          {place}
        </span>
      ) : (
        <NoValue />
      ),
  },
  {
    id: "published",
    head: "Published",
    kind: "date",
    cell: (job) => <ShortDate date={job.published_at} />,
  },
  {
    id: "expires",
    head: "Expires",
    kind: "date",
    cell: (job) => <ShortDate date={job.expire_at} />,
  },
  {
    id: "views",
    head: "Views, 7 days",
    kind: "figure",
    cell: ({ id, title, status, views }) =>
      status === "draft" ? (
        <NoValue />
      ) : (
        <TextLink to={jobFiguresPath(companyId, id)}>
          {formatCount(views.week)}
          <span className="visually-hidden">, figures of {title}</span>
        </TextLink>
      ),
  },
  {
    id: "new",
    head: "New",
    kind: "figure",
    cell: (job) => <Figure value={job.new_candidates_count} />,
  },
  {
    id: "candidates",
    head: "Candidates",
    kind: "figure",
    cell: (job) => <Figure value={job.candidates_count} />,
  },
];
