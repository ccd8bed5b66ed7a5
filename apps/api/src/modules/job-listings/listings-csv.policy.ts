import { FEED_FORMATS, type FeedFormat } from "@devguild/schemas/constants/job-listings";
import type { JobListing } from "@devguild/schemas/job-listings";

import type { CsvCell } from "../../http/csv.ts";

/** The columns of imported listings as a spreadsheet. */
export const LISTINGS_HEAD = [
  "Id",
  "Listing",
  "Company",
  "Source",
  "Id in the source",
  "Live",
  "Locations",
  "Remote",
  "Salary from",
  "Salary to",
  "Published",
  "Link",
] as const;

const toYesNo = (value: boolean) => (value ? "Yes" : "No");

/** Returns the cells of a listing. Pure. */
export const toListingCells = (row: JobListing): CsvCell[] => [
  row.id,
  row.title,
  row.company_name,
  FEED_FORMATS[row.source as FeedFormat] ?? row.source,
  row.external_id,
  toYesNo(row.is_active),
  row.locations.join(", "),
  toYesNo(row.remote),
  row.salary_min,
  row.salary_max,
  row.published_at,
  row.url,
];
