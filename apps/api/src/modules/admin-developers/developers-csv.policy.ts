import type { AdminDeveloper } from "@devguild/schemas/admin-developers";
import { BOARD_ACCESS_LABELS } from "@devguild/schemas/constants/admin-developers";

import type { CsvCell } from "../../http/csv.ts";

/** The columns of developers as a spreadsheet. */
export const DEVELOPERS_HEAD = [
  "Id",
  "Developer",
  "Email",
  "Email confirmed",
  "Job board access",
  "Suspended",
  "Position",
  "Lives in",
  "Applications",
  "Since",
] as const;

const toYesNo = (value: boolean) => (value ? "Yes" : "No");

/** Returns the cells of a developer. Pure. */
export const toDeveloperCells = (developer: AdminDeveloper): CsvCell[] => [
  developer.id,
  developer.full_name,
  developer.email,
  toYesNo(developer.email_verification),
  BOARD_ACCESS_LABELS[developer.validate_by_tm],
  toYesNo(developer.suspended),
  developer.position,
  developer.residence_city,
  developer.applications,
  developer.created_at,
];
