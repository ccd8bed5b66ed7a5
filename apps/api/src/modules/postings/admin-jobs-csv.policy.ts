import type { AdminJob } from "@devguild/schemas/jobs";

import type { CsvCell } from "../../http/csv.ts";

/** The columns of jobs as a spreadsheet. */
export const ADMIN_JOBS_HEAD = [
  "Id",
  "Job",
  "Company",
  "Status",
  "Price",
  "Published",
  "Expires",
  "Candidates",
] as const;

/** Returns the cells of job. Pure. */
export const toAdminJobCells = (row: AdminJob): CsvCell[] => [
  row.id,
  row.title,
  row.company.display_name,
  row.status,
  row.price_type,
  row.published_at,
  row.expire_at,
  row.candidates_count,
];
