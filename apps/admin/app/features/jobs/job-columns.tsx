import type { Column } from "@devguild/design-system/data-table";
import { JobStatusBadge } from "@devguild/design-system/status-badge";
import type { AdminJob } from "@devguild/schemas/jobs";

import { candidatesPath, companyJobsPath } from "../companies/company-addresses.ts";
import { CompanyName } from "../companies/company-name.tsx";
import { Figure, ShortDate } from "../lists/cells.tsx";
import { BookmarkButton } from "./bookmark-button.tsx";
import { JobTitle } from "./job-title.tsx";

const title: Column<AdminJob> = {
  id: "title",
  head: "Job",
  width: "36%",
  sortable: true,
  cell: (job) => (
    <JobTitle id={job.id} title={job.title} to={candidatesPath(job.company.id, job.id)} />
  ),
};

const company: Column<AdminJob> = {
  id: "company",
  head: "Company",
  cell: (job) => (
    <CompanyName
      name={job.company.display_name}
      logo={job.company.logo_url}
      to={companyJobsPath(job.company.id)}
    />
  ),
};

const expires: Column<AdminJob> = {
  id: "expire_at",
  head: "Expires",
  kind: "date",
  sortable: true,
  cell: (job) => <ShortDate date={job.expire_at} />,
};

const candidates: Column<AdminJob> = {
  id: "candidates_count",
  head: "Candidates",
  kind: "figure",
  sortable: true,
  cell: (job) => <Figure value={job.candidates_count} />,
};

const bookmark = (leaves: boolean): Column<AdminJob> => ({
  id: "bookmark",
  head: "Bookmark",
  width: "72px",
  cell: (job) => <BookmarkButton job={job} leaves={leaves} />,
});

const status: Column<AdminJob> = {
  id: "status",
  stays: true,
  head: "Status",
  cell: (job) => <JobStatusBadge status={job.status} />,
};

/** The columns of the list of all jobs; their ids are the orders of the list. */
export const JOB_COLUMNS: Column<AdminJob>[] = [
  title,
  company,
  status,
  {
    id: "published_at",
    head: "Published",
    kind: "date",
    sortable: true,
    cell: (job) => <ShortDate date={job.published_at} />,
  },
  expires,
  candidates,
  bookmark(false),
];

/** The columns of expired jobs of an admin's companies, without the status. */
export const EXPIRED_JOB_COLUMNS = [
  title,
  company,
  { ...expires, head: "Expired" },
  candidates,
  bookmark(false),
];

/** The columns of bookmarked jobs; a row disappears with its bookmark. */
export const BOOKMARKED_JOB_COLUMNS = [title, company, status, candidates, bookmark(true)];
