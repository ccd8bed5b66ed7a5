import { ATTENDANCE_TYPES } from "@devguild/schemas/constants/live-events";
import type { EventRegistrationRow } from "@devguild/schemas/event-registrations";

import type { CsvCell } from "../../http/csv.ts";

/** The columns of registrations as a spreadsheet. */
export const REGISTRATIONS_HEAD = [
  "Id",
  "Name",
  "Email",
  "Company",
  "Job title",
  "Attends",
  "Registered",
  "Confirmed",
  "Waiting since",
  "Seat offered until",
  "Checked in",
] as const;

/** Returns the cells of a registration. Pure. */
export const toRegistrationCells = (row: EventRegistrationRow): CsvCell[] => [
  row.id,
  row.name,
  row.email,
  row.company_name,
  row.job_title,
  row.attendance_type === ATTENDANCE_TYPES.ON_SITE ? "On site" : "Online",
  row.created_at,
  row.confirmed_at,
  row.waiting_since,
  row.offered_until,
  row.checked_in_at,
];
