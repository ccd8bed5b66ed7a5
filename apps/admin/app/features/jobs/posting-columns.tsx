import { Badge } from "@devguild/design-system/badge";
import type { Column } from "@devguild/design-system/data-table";
import { JobStatusBadge } from "@devguild/design-system/status-badge";
import type { JobPosting } from "@devguild/schemas/jobs";

import { candidatesPath } from "../companies/company-addresses.ts";
import { Figure, ShortDate } from "../lists/cells.tsx";
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
  { id: "status", head: "Status", cell: ({ status }) => <JobStatusBadge status={status} /> },
  {
    id: "place",
    head: "Location",
    cell: ({ place }) =>
      place ? (
        <span className={classes.place} title={place}>
          {place}
        </span>
      ) : (
        <span className="dim">–</span>
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
