import type { AuditRecord } from "@devguild/schemas/constants/audit-log";
import { useCurrentUser } from "@devguild/session/use-current-user";

import { recordLogPath } from "./audit-log-address.ts";

/** Returns the tab that leads to what staff changed about a record; none for those who can't read the log. */
export const useHistoryTab = (record: AuditRecord, id: number) =>
  useCurrentUser()?.permissions.includes("admin.manage-admin-users")
    ? [{ to: recordLogPath(record, id), label: "History" }]
    : [];
