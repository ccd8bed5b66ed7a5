import type { AdminUser } from "@devguild/schemas/admin-users";
import {
  ADMIN_ROLE_LABELS,
  ADMIN_USER_STATUS_LABELS,
} from "@devguild/schemas/constants/admin-users";
import { MFA_METHOD_LABELS } from "@devguild/schemas/constants/mfa";

import type { CsvCell } from "../../http/csv.ts";

/** The columns of staff as a spreadsheet. */
export const STAFF_HEAD = [
  "Id",
  "Name",
  "Email",
  "Role",
  "Status",
  "Two-step login",
  "Last login",
] as const;

/** Returns the cells of a member of staff. Pure. */
export const toStaffCells = (person: AdminUser): CsvCell[] => [
  person.id,
  person.full_name,
  person.email,
  ADMIN_ROLE_LABELS[person.role],
  ADMIN_USER_STATUS_LABELS[person.status],
  person.mfa_methods.map((method) => MFA_METHOD_LABELS[method]).join("; "),
  person.last_login_at,
];
