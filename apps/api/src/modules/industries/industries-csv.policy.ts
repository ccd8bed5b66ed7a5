import type { Industry } from "@devguild/schemas/industries";

import type { CsvCell } from "../../http/csv.ts";

/** The columns of industries as a spreadsheet. */
export const INDUSTRIES_HEAD = ["Id", "Industry", "Slug", "Active"] as const;

/** Returns the cells of an industry. Pure. */
export const toIndustryCells = (row: Industry): CsvCell[] => [
  row.id,
  row.name,
  row.slug,
  row.active ? "Yes" : "No",
];
