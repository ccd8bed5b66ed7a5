import type { DeletedAccountRow } from "@devguild/schemas/deleted-accounts";

import type { CsvCell } from "../../http/csv.ts";

/** The columns of deleted accounts as a spreadsheet. */
export const DELETED_ACCOUNTS_HEAD = [
  "Login",
  "Name",
  "Email",
  "Account",
  "Deleted",
  "Deleted by",
  "Restorable until",
] as const;

/** Returns the cells of deleted account. Pure. */
export const toDeletedAccountCells = (row: DeletedAccountRow): CsvCell[] => [
  row.user_id,
  row.full_name,
  row.email,
  row.account_type,
  row.deleted_at,
  row.deleted_by?.full_name ?? "The owner",
  row.restorable_until,
];
